/** A part of the cluster that can fail: a server, or something that the servers use. */
export interface Part {
  name: string
  /** Ends it as kill -9 or a power failure does. */
  kill: () => Promise<void>
  /** Stops it as an operator does: running work ends first. */
  stop: () => Promise<void>
  start: () => Promise<void>
  /** It does not answer any more, but its connections stay open. */
  freeze: () => void
  thaw: () => void
}
