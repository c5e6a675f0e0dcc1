import { createHmac } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { ApiError } from '../api-error.ts'
import { findRequestHashes } from './idempotency-key-store.ts'

/** An idempotency key and the request that it belongs to: the call, its parameters and its body. */
export interface IdempotencyKey {
  key: string
  /** Keyed, because a plain hash of a body with a wifi password could be guessed. */
  requestHash: Buffer
}

interface RepeatableRequest {
  accountId: string
  endpoint: string
  params: unknown
  body: unknown
}

export type BindIdempotencyKey = (key: string, request: RepeatableRequest) => Promise<IdempotencyKey>

/** Refuses a key that was used for another request. The rows store the key with the hash; their index settles races. */
export function createIdempotencyKeyBinder(db: Queries, keys: () => readonly Uint8Array[]): BindIdempotencyKey {
  return async function bindIdempotencyKey(key, { accountId, ...request }) {
    const text = JSON.stringify(request)
    const hashes = keys().map((secret) => createHmac('sha256', secret).update(text).digest())
    const earlier = await findRequestHashes(db, accountId, key)
    if (earlier.some((hash) => !hashes.some((each) => hash?.equals(each)))) throw new ApiError('idempotency-key-reused')
    // The hash of the row that has the key: it may be of a former secret.
    const [requestHash = Buffer.alloc(0)] = earlier[0] ? [earlier[0]] : hashes
    return { key, requestHash }
  }
}

/** Undefined: between the check and the insert, another request has used the key. */
export function orKeyReused<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ApiError('idempotency-key-reused')
  return found
}
