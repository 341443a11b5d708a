// The calls from the page to the module. The module has the same list, in `WebCall.swift`; the page
// compares the two lists before it makes any other call.
export const CALLS = [
  "calls", "open", "execute", "peek", "why", "complete", "finger-down", "finger-move", "finger-words", "aims", "finger-up",
  "look", "describe", "course", "events", "plane", "decide", "rules", "scenes", "thumbnail", "faults", "history",
  "script", "lessons", "resume", "file",
];
