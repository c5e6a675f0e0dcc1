/**
 * A text in the browser's storage. If the storage is disabled or full, nothing is saved and `read` returns null: use it
 * only for what a page can do without.
 */
export function createStoredText(storage: 'localStorage' | 'sessionStorage', key: string) {
  return {
    read(): string | null {
      try {
        return window[storage].getItem(key)
      } catch {
        // Storage is disabled.
        return null
      }
    },
    save(text: string) {
      try {
        window[storage].setItem(key, text)
      } catch {
        // Storage is disabled or full.
      }
    },
    clear() {
      try {
        window[storage].removeItem(key)
      } catch {
        // Storage is disabled, so there is nothing to clear.
      }
    },
  }
}
