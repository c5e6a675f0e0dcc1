import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A parent would wonder about these. Saying goodbye, stopping and silence go without saying. */
export const endReasonTexts: Partial<Record<string, MessageDescriptor>> = {
  'time-limit': msg`The day’s time was used`,
  'quiet-hours': msg`It was quiet time`,
  paused: msg`Paused by a parent`,
  'provider-failed': msg`Pipit could not go on`,
  busy: msg`Too many children were talking to Pipit`,
  disconnected: msg`The connection was lost`,
  'consent-withdrawn': msg`The consent was withdrawn`,
}
