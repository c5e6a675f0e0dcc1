/** As a route's loader: the address leads nowhere, and the nearest error boundary says so. */
export function throwNotFound(): never {
  throw new Response(null, { status: 404 })
}
