import type { ChatError, StartRefusal, ChatState, ConversationEndReason } from '@pipit/contract/chat/events'
import { errorCatalogue, type ErrorCode } from '@pipit/contract/api/errors'
import type { FinalReason } from './open-channel.ts'

/** What the person at the emulator reads. */

export const chatStateTexts: Record<ChatState, string> = {
  listening: 'Listening',
  thinking: 'Thinking',
  speaking: 'Speaking',
}

export const cannotConnect =
  'We cannot connect to the server. Check that it is running and that you are online. We keep trying.'

export const finalReasonTexts: Record<FinalReason, string> = {
  deactivated: 'The device was removed from its family or registered again, so the conversation is over.',
  replaced: 'The real device or another emulator connected and took over. Start again to take over from it.',
  'account-disabled': 'The family’s account is disabled, so nobody can talk to this device for now.',
  'signed-out': 'You are signed out, or no longer allowed to act as a device, so the conversation is over.',
  'protocol-violation':
    'The server closed the connection because this page sent too much or could not keep up. Start again.',
  'not-registered': 'No family has registered this device at the moment, or the family’s account is disabled.',
  forbidden: 'Your account is not allowed to act as this device.',
}

export const conversationEndTexts: Record<ConversationEndReason, string> = {
  stopped: 'The conversation was stopped.',
  replaced: 'A newer conversation of this device took over.',
  deactivated: 'The device was removed from its family, so the conversation is over.',
  'server-stopping': 'The server was stopped, so the conversation is over.',
  goodbye: 'They said goodbye.',
  silence: 'Nobody spoke for a while, so the coach said goodbye.',
  'time-limit': 'The child’s time for today is up.',
  'quiet-hours': 'It is quiet time for this child now.',
  paused: 'A grown-up has paused Pipit.',
  'provider-failed': 'The coach could not go on because a speech or language provider failed.',
  busy: 'Too many children are talking to Pipit now. Please try again in a little while.',
  disconnected: 'The connection was lost for too long.',
}

export const chatErrorTexts: Record<ChatError, string> = {
  'invalid-request': 'The server could not read something that this page sent.',
  forbidden: 'Your account is not allowed to use this part of the conversation.',
  'no-conversation': 'Something was sent before the conversation had started.',
  'invalid-chunk': 'The server refused a piece of speech.',
  'invalid-picture': 'The server refused a picture.',
  'unknown-card': 'The family does not have this card.',
  'rate-limited': 'That was too much at once, so some of it was dropped.',
  'stt-failed': 'The coach could not understand the speech.',
  'language-model-failed': 'The coach could not think of an answer.',
  'tts-failed': 'The coach could not speak its answer.',
  unavailable: 'The server is busy. Try again in a moment.',
}

const refusalTexts: Partial<Record<StartRefusal['code'], string>> = {
  'no-child': 'This device is not assigned to a child yet. Choose a child.',
  'unknown-child': 'The family does not have this child, or no longer. Reload the page.',
  'unknown-card': 'The family does not have this card, or no longer. Reload the page.',
  'consent-required': 'The parent has not agreed to conversations, or no longer does.',
  'not-registered': 'No family has registered this device at the moment.',
}

export function refusalText({ code }: StartRefusal): string {
  return refusalTexts[code] ?? errorCatalogue[code as ErrorCode].message
}
