/** The server cannot take on the request right now; a later one may succeed. */
export class BusyError extends Error {
  override name = 'BusyError'
}
