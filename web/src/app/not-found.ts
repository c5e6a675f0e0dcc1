/** A route's loader for paths that do not exist. */
export function throwNotFound(): never {
  throw new Response(null, { status: 404 })
}
