/** At most `count` requests in at most `seconds`. Each connection waits for its response before the next request. */
export interface Load {
  port: number
  /** `{accountId}` becomes the caller's. */
  path: string
  /** With a body the request is a POST, and `{n}` in it becomes the request's number; without one it is a GET. */
  body?: string
  bearerToken?: string
  /** Request after request is sent by the next of them. */
  callers?: { accountId: string; token: string }[]
  connections: number
  /** Request numbers are taken modulo this. */
  numberModulus?: number
  firstNumber: number
  count: number
  seconds: number
}

export interface LoadResult {
  requests: number
  seconds: number
}
