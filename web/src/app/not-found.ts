/** A route's loader for addresses that do not exist. */
export function throwNotFound(): never {
  throw new Response(null, { status: 404 })
}
