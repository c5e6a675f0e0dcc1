import { setTimeout as delay } from 'node:timers/promises'

interface Options {
  url: string
  size: number
  print: (line: string) => void
  partBytes?: number
  retryMs?: number
}

/** The download is given up after so many interruptions without a byte in between. */
const maxInterruptions = 5

/** Downloads in parts, and continues where it was interrupted. Resolves with null if that fails too often. */
export async function downloadImage(options: Options): Promise<Uint8Array | null> {
  const { url, size, print, partBytes = 256 * 1024, retryMs = 1000 } = options
  const image = new Uint8Array(size)
  let received = 0
  let etag: string | null = null
  let interruptions = 0
  while (received < image.length) {
    const before = received
    const interruption = await downloadPart()
    interruptions = received > before ? 0 : interruptions + 1
    if (interruption === null) continue
    print(`Interrupted after ${received} bytes: ${interruption}. Continuing from there.`)
    if (interruptions === maxInterruptions) return null
    await delay(retryMs)
  }
  return image

  /** Resolves with what interrupted the download, or null. What has arrived stays. */
  async function downloadPart(): Promise<string | null> {
    const end = Math.min(received + partBytes, image.length) - 1
    try {
      const response = await fetch(url, {
        headers: { range: `bytes=${received}-${end}`, ...(etag === null ? {} : { 'if-range': etag }) },
      })
      // A file that has changed, or a server without ranges, starts the download again.
      if (response.status === 200) received = 0
      else if (response.status !== 206) return `the server answered ${response.status}`
      etag = response.headers.get('etag')
      for await (const chunk of response.body ?? []) {
        if (received + chunk.length > image.length) return 'the server sent too much'
        image.set(chunk, received)
        received += chunk.length
      }
      return null
    } catch {
      return 'the connection was lost'
    }
  }
}
