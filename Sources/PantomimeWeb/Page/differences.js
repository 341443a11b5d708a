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
export function differenceWords(names, hasOtherEvents = false) {
  if (names.length === 0) return `every view ends in the same place${hasOtherEvents ? ", but other events are recorded" : ""}`;
  const first = names.slice(0, names.length > 3 ? 2 : 3);
  const more = names.length - first.length;
  const list = more > 0 ? `${first.join(", ")} and ${more} more` : first.join(", ").replace(/, ([^,]*)$/, " and $1");
  return `${list} ${names.length === 1 ? "ends" : "end"} elsewhere (dashed: before)`;
}
