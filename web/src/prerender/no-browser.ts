/**
 * What modules touch while they load, where there is no browser: nothing is stored, nothing happens, the page is `/`. The
 * rest of them must not need a browser until the page is in one.
 */
Object.assign(globalThis, {
  window: { addEventListener: () => undefined, location: { pathname: '/' } },
  document: { documentElement: {} },
})
// Node has one of its own, and warns that it has no file.
Object.defineProperty(globalThis, 'localStorage', { value: undefined })
