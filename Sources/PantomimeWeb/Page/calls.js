// The calls from the page to the module. The module has the same list, in `WebCall.swift`, and the
// two lists are compared before the first call.
export const CALLS = [
  "calls", "open", "execute", "peek", "why", "complete", "finger-down", "finger-move", "finger-up",
  "look", "describe", "course", "events", "plane", "decide", "rules", "scenes", "faults", "history",
  "script", "lessons", "resume", "file",
];
