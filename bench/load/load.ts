/** What is sent: at most `count` requests in at most `seconds`, over `connections` that each wait for their answer. */
export interface Load {
  port: number
  path: string
  /** Sent by POST, `{n}` in it being the number of the request; without one, the path is asked for by GET. */
  body?: string
  /** The bearer token, where one is asked for. */
  token?: string
  connections: number
  /** Numbers start again after so many. */
  wrapAt?: number
  /** The number of the first request. */
  first: number
  count: number
  seconds: number
}

export interface LoadResult {
  requests: number
  seconds: number
}
