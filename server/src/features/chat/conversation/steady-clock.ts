/**
 * Milliseconds since 1970 that pass like time does, even if somebody sets the server's clock: a conversation neither
 * stops nor loses time. It continues after `notBefore`, the last moment of a conversation that another machine has run.
 */
export function createSteadyClock(notBefore: number, dateNow = Date.now, passedMs = () => performance.now()) {
  const offset = Math.max(dateNow(), notBefore) - passedMs()
  return () => Math.round(offset + passedMs())
}
