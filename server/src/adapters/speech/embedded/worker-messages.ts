/** Between the server and a process that hears, speaks or detects. One job at a time. */

export type ToWorker = { type: 'job'; id: number; ask: unknown } | { type: 'give-up'; id: number }

export type FromWorker =
  | { type: 'ready' }
  | { type: 'cannot-start'; why: string }
  | { type: 'answer'; id: number; answer: unknown }
  | { type: 'failed'; id: number; why: string }
