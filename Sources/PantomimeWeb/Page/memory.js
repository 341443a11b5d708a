// What the page remembers between visits. Storage may be full or forbidden: then it remembers nothing.

export function remembered(name) {
  try {
    return localStorage.getItem(`pantomime.${name}`);
  } catch {
    return null;
  }
}

/** Returns whether it could be kept. */
export function remember(name, value) {
  try {
    localStorage.setItem(`pantomime.${name}`, value);
    return true;
  } catch {
    return false;
  }
}
