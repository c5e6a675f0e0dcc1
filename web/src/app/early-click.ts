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
