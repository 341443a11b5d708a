// The differences between the ends of two runs of a gesture.

/** Returns pairs of views with the same name that end at different places, or one of which is
    hidden. */
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

/** Returns a sentence about the views that end elsewhere. */
export function differenceWords(names) {
  if (names.length === 0) return "every view ends in the same place";
  const first = names.slice(0, names.length > 3 ? 2 : 3);
  const more = names.length - first.length;
  const list = more > 0 ? `${first.join(", ")} and ${more} more` : first.join(", ").replace(/, ([^,]*)$/, " and $1");
  return `${list} ${names.length === 1 ? "ends" : "end"} elsewhere (dashed: before)`;
}
