import { chatGateway } from './chat-gateway.ts'
import { createConversationRegistry, type ChatDependencies } from './conversation-registry.ts'

/** Everything that is needed once a device connects, and not before. */
export function openChat(parts: ChatDependencies) {
  const talks = createConversationRegistry(parts)
  return { serve: chatGateway({ talks, database: parts.database }), close: talks.close }
}
