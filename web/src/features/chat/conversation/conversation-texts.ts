import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChatError, StartRefusal, ChatState, ConversationEndReason } from '@pipit/contract/chat/events'
import { errorCatalogue, type ErrorCode } from '@pipit/contract/api/errors'
import type { FinalReason } from './open-channel.ts'

/** What the person at the emulator reads. */

export const chatStateTexts: Record<ChatState, MessageDescriptor> = {
  listening: msg`Listening`,
  thinking: msg`Thinking`,
  speaking: msg`Speaking`,
}

export const cannotConnect = msg`We cannot connect to the server. Check that it is running and that you are online. We keep trying.`

export const finalReasonTexts: Record<FinalReason, MessageDescriptor> = {
  deactivated: msg`The device was removed from its family or registered again, so the conversation is over.`,
  replaced: msg`The real device or another emulator connected and took over. Start again to take over from it.`,
  'account-disabled': msg`The family’s account is disabled, so nobody can talk to this device for now.`,
  'signed-out': msg`You are signed out, or no longer allowed to act as a device, so the conversation is over.`,
  'protocol-violation': msg`The server closed the connection because this page sent too much or could not keep up. Start again.`,
  'not-registered': msg`No family has registered this device at the moment, or the family’s account is disabled.`,
  forbidden: msg`Your account is not allowed to act as this device.`,
}

export const conversationEndTexts: Record<ConversationEndReason, MessageDescriptor> = {
  stopped: msg`The conversation was stopped.`,
  replaced: msg`A newer conversation of this device took over.`,
  deactivated: msg`The device was removed from its family, so the conversation is over.`,
  'server-stopping': msg`The server was stopped, so the conversation is over.`,
  goodbye: msg`They said goodbye.`,
  silence: msg`Nobody spoke for a while, so the coach said goodbye.`,
  'time-limit': msg`The child’s time for today is up.`,
  'quiet-hours': msg`It is quiet time for this child now.`,
  paused: msg`A grown-up has paused Pipit.`,
  'provider-failed': msg`The coach could not go on because a speech or language provider failed.`,
  busy: msg`Too many children are talking to Pipit now. Please try again in a little while.`,
  disconnected: msg`The connection was lost for too long.`,
}

export const chatErrorTexts: Record<ChatError, MessageDescriptor> = {
  'invalid-request': msg`The server could not read something that this page sent.`,
  'no-conversation': msg`Something was sent before the conversation had started.`,
  'invalid-chunk': msg`The server refused a piece of speech.`,
  'invalid-picture': msg`The server refused a picture.`,
  'unknown-card': msg`The family does not have this card.`,
  'rate-limited': msg`That was too much at once, so some of it was dropped.`,
  'stt-failed': msg`The coach could not understand the speech.`,
  'language-model-failed': msg`The coach could not think of an answer.`,
  'tts-failed': msg`The coach could not speak its answer.`,
  unavailable: msg`The server is busy. Try again in a moment.`,
}

const refusalTexts: Partial<Record<StartRefusal['code'], MessageDescriptor>> = {
  'no-child': msg`This device is not assigned to a child yet. Choose a child.`,
  'unknown-child': msg`The family does not have this child, or no longer. Reload the page.`,
  'unknown-card': msg`The family does not have this card, or no longer. Reload the page.`,
  'consent-required': msg`The parent has not agreed to conversations, or no longer does.`,
  'not-registered': msg`No family has registered this device at the moment.`,
}

export function refusalText({ code }: StartRefusal): string {
  const text = refusalTexts[code]
  return text ? i18n._(text) : errorCatalogue[code as ErrorCode].message
}
