import type { MessageToPage } from './messages.ts'

/** Returns the function that stops it. */
export function onWorkerMessage(listener: (message: MessageToPage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const stopped = new AbortController()
  navigator.serviceWorker.addEventListener('message', ({ data }) => listener(data as MessageToPage), {
    signal: stopped.signal,
  })
  return () => stopped.abort()
}
