import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares hashes, so that the time reveals neither a common prefix nor the length. */
export function isSameSecret(one: string, other: string) {
  const [left, right] = [one, other].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer]
  return timingSafeEqual(left, right)
}
