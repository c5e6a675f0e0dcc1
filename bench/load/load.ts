/** What is sent: at most `count` requests in at most `seconds`, over `connections` that each wait for their answer. */
export interface Load {
  port: number
  path: string
  /** `{n}` becomes the number of the request. */
  body: string
  connections: number
  /** The number of the first request. */
  first: number
  count: number
  seconds: number
}

export interface LoadResult {
  requests: number
  seconds: number
}
