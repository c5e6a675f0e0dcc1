/** Runs when somebody comes back to this page, after the machine may have slept, and when it is online again. */
export function onWakeUp(listener: () => void) {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener())
  window.addEventListener('online', listener)
}
