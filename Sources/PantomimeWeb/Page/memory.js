// The values that the page stores between visits. If storage is full or blocked, nothing is stored.

export function remembered(name) {
  try {
    return localStorage.getItem(`pantomime.${name}`);
  } catch {
    return null;
  }
}

/** Stores a value, and returns whether that succeeded. */
export function remember(name, value) {
  try {
    localStorage.setItem(`pantomime.${name}`, value);
    return true;
  } catch {
    return false;
  }
}
