import type { EventsToDevice } from '@pipit/contract/chat/events'
import type { DeviceMessage } from '@pipit/conversation/effects'
import type { ConversationState } from '@pipit/conversation/state'

/** Sends events to a device. Each connection has its own. */
export interface DeviceOutput {
  send: <Name extends keyof EventsToDevice>(name: Name, ...message: Parameters<EventsToDevice[Name]>) => void
}

interface Context {
  state: ConversationState
  /** Whether the device has reconnected during the conversation. */
  resumed: boolean
}

/** Translates a message of the conversation into an event of the device protocol. */
export function sendMessage(
  { send }: DeviceOutput,
  message: DeviceMessage,
  { state: { id, child }, resumed }: Context,
) {
  switch (message.type) {
    case 'ready':
      return send('ready', { conversation: id, lastSequence: message.lastSequence, resumed, child: child.name })
    case 'state':
      return send('state', message.state)
    case 'heard':
      return send('child-text', message.text)
    case 'caption':
      return send('coach-text', message.sentence, message.text)
    case 'error':
      return send('error', { code: message.code })
    case 'ended':
      return send('conversation-ended', id, message.reason)
  }
}
