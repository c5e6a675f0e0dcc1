import { randomUUIDv7 } from 'node:crypto'

/** A UUIDv7 of the moment at which the conversation starts. It decides in which month's partition the transcript is stored. */
export function conversationIdAt(startedAt: Date): string {
  const time = startedAt.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${randomUUIDv7().slice(13)}`
}
