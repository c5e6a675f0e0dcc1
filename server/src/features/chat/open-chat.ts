import { chatGateway } from './chat-gateway.ts'
import { createTalks, type TalkParts } from './talks.ts'

/** Everything that is needed once a device connects, and not before. */
export function openChat(parts: TalkParts) {
  const talks = createTalks(parts)
  return { serve: chatGateway({ talks, database: parts.database }), close: talks.close }
}
