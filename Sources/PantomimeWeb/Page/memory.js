// The values that the page stores between visits, or only until the tab is closed. If storage is full
// or blocked, nothing is stored.

/** Returns a stored value, or `null`. `storage` is the name of a property of the window. */
export function remembered(name, storage = "localStorage") {
  try {
    return window[storage].getItem(`pantomime.${name}`);
  } catch {
    return null;
  }
}

/** Stores a value, and returns whether it could be stored. */
export function remember(name, value, storage = "localStorage") {
  try {
    window[storage].setItem(`pantomime.${name}`, value);
    return true;
  } catch {
    return false;
  }
}
