declare global {
  /** Set by `after-paint.js`: the last button that was pressed. */
  var pipitPressed: HTMLButtonElement | null | undefined
}

/** The button that was pressed before anything listened to it. React hydrates the page at once for a click. */
export function takeEarlyClick() {
  const pressed = globalThis.pipitPressed
  globalThis.pipitPressed = null
  return pressed
}

/** Finds the button again after the page was rendered anew. */
export function findSameButton(root: Element, { textContent }: HTMLButtonElement) {
  return [...root.querySelectorAll('button')].find((button) => button.textContent === textContent)
}
