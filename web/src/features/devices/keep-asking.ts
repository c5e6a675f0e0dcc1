/** Between two questions, in milliseconds. */
const pause = 500

/**
 * Reads characteristics again and again until it is told to stop. Notifications get lost on some Bluetooth stacks; a
 * read raises the same event as they do, so whoever listens for them hears of it.
 */
export function keepAsking(...characteristics: BluetoothRemoteGATTCharacteristic[]): () => void {
  const over = new AbortController()
  void ask(over.signal)
  return () => over.abort()

  async function ask(signal: AbortSignal) {
    while (!signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      for (const characteristic of characteristics) {
        if (!signal.aborted) await characteristic.readValue().catch(() => undefined)
      }
    }
  }
}
