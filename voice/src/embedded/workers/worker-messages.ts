/** The messages between the server and a worker process, which performs one job at a time. */

export type ToWorker = { type: 'job'; id: number; input: unknown } | { type: 'cancel'; id: number }

export type FromWorker =
  | { type: 'ready' }
  | { type: 'cannot-start'; reason: string }
  | { type: 'result'; id: number; result: unknown }
  | { type: 'failed'; id: number; reason: string }
