// The differences between the final screens of two runs of a gesture.

/** Returns the pairs of views that have the same name and end at different places, or of which only
    one is visible. */
export function viewsApart(before, now) {
  if (!before.views || !now.views) return [];
  const nextWith = (name) => {
    const at = rest.findIndex((view) => view[0] === name);
    return at < 0 ? null : rest.splice(at, 1)[0];
  };
  const rest = [...now.views];
  return before.views.map((view) => [view, nextWith(view[0])])
    .filter(([one, other]) => other && (isElsewhere(one[1], other[1]) || Math.abs(one[3] - other[3]) > 0.05));
}

const isElsewhere = (one, other) => one.some((number, index) => Math.abs(number - other[index]) > 0.5);

/** Returns a sentence about the views that end at different places; if there are none, about the
    events. */
export function differenceWords(names, events = "") {
  if (names.length === 0) return `every view ends in the same place${events ? `; ${events}` : ""}`;
  const first = names.slice(0, names.length > 3 ? 2 : 3);
  const more = names.length - first.length;
  const list = more > 0 ? `${first.join(", ")} and ${more} more` : first.join(", ").replace(/, ([^,]*)$/, " and $1");
  return `${list} ${names.length === 1 ? "ends" : "end"} elsewhere (dashed: before)`;
}

/** Returns how the events of two runs differ, in a few words, or an empty text if they don't: events
    are equal if their kinds and values are. */
export function eventWords(gone, come) {
  const warning = come.map((text) => text.match(/^warning .* — (.*)$/)?.[1]).find(Boolean);
  const isMark = (text) => /^(fault|warning) /.test(text);
  const others = [gone, come].map((texts) => texts.filter((text) => !isMark(text)));
  if (others.every((texts) => texts.length === 0)) {
    if (warning) return `the scene does this even without the fault, ${warning}`;
    return come.length > 0 ? "only the fault itself is recorded" : "";
  }
  const names = others.map((texts) => texts.map((text) => text.split(/ (?:—|[\w.]+=)/)[0]));
  const kinds = [...new Set(names.flat())];
  const count = (list, kind) => list.filter((name) => name === kind).length;
  const changes = kinds.map((kind) => [kind, count(names[1], kind) - count(names[0], kind)]).filter(([, change]) => change !== 0);
  if (changes.length === 0) return `${kinds.slice(0, 2).map((kind) => `“${kind}”`).join(" and ")} ${kinds.length === 1 ? "has" : "have"} other values`;
  const words = changes.slice(0, 2).map(([kind, change]) => `${Math.abs(change)} ${change > 0 ? "more" : "fewer"} “${kind}”`);
  return `${words.join(" and ")} ${words.length === 1 && Math.abs(changes[0][1]) === 1 ? "is" : "are"} recorded`;
}
