// Small functions that create and change elements.

const SVG = "http://www.w3.org/2000/svg";

export const byId = (id) => document.getElementById(id);

function filled(element, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** Makes an element with attributes, listeners (`onclick`), and children. */
export const make = (tag, properties = {}, ...children) =>
  filled(document.createElement(tag), properties, children);

/** Makes an SVG element. */
export const draw = (tag, properties = {}, ...children) =>
  filled(document.createElementNS(SVG, tag), properties, children);

/** The attributes that `put` has set, because reading them from an element takes almost as long as
    setting them. */
const attributes = Symbol("attributes");

/** Sets an attribute if its value differs, because most frames change few attributes. What else changes
    the attribute must call `drop`. */
export function put(element, name, value) {
  const text = String(value);
  const known = (element[attributes] ??= new Map());
  if (known.get(name) === text) return;
  known.set(name, text);
  element.setAttribute(name, text);
}

/** Removes an attribute. */
export function drop(element, name) {
  element[attributes]?.delete(name);
  element.removeAttribute(name);
}

/** Sets the text of an element if it differs. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Returns a text in which no line begins with the unit of a percentage. */
export const unbroken = (text) => text.replaceAll(" %", "\u00a0%");

/** Lets a screen reader read a text, even if it is equal to the previous text. */
export const announce = (text) => document.getElementById("announcer").replaceChildren(make("span", {}, text));

/** The verbs of the language, or `null` before they are known. */
let verbs = null;
export const knowVerbs = (words) => { verbs = new Set(words); };

/** Whether a text can be run: it begins with a verb, and contains no placeholder such as NAME. */
const isStatement = (text) => verbs === null || (verbs.has(text.match(/^[a-z-]*/)[0]) && !/\b[A-Z]{2,}\b|…/.test(text));

/** Returns the text, with each statement in backticks replaced with a button that runs it, and any
    other text in backticks in the font of statements. */
export function withStatements(text, run) {
  return text.split(/`([^`]+)`/).map((part, index) => {
    if (index % 2 === 0) return part;
    // The statement may have been wrapped in a narrow table.
    const statement = part.replace(/\s+/g, " ");
    if (!isStatement(statement)) return make("code", {}, statement);
    return make("button", { type: "button", class: "code", onclick: () => run(statement) }, statement);
  });
}

/** Formats a time in seconds for people. */
export const seconds = (time) => `${Number(time.toFixed(2))} s`;
