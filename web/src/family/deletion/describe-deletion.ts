import type { deletedKinds } from '@pipit/contract/accounts/deleted-kinds'
import type { ApiResponse } from '@pipit/contract/api/client'
import { plural, t } from '@lingui/core/macro'
import { formatDateTime } from '../../i18n/formats.ts'

export type Receipt = ApiResponse<'DELETE /accounts/:accountId'>
type DeletedKind = (typeof deletedKinds)[number]
type Describe = (count: number, subject: Receipt['subject']) => string

/** Receipts list them in this order. Devices and cards are not deleted: the text says what they lose. */
const descriptions: Record<DeletedKind, Describe> = {
  children: (count) => plural(count, { one: '# profile of a child', other: '# profiles of children' }),
  conversations: (count) => plural(count, { one: '# conversation', other: '# conversations' }),
  transcriptEntries: (count) => plural(count, { one: '# line of a transcript', other: '# lines of transcripts' }),
  recordings: (count) => plural(count, { one: '# recording', other: '# recordings' }),
  flags: (count) => plural(count, { one: '# safety note', other: '# safety notes' }),
  insights: (count) => plural(count, { one: '# day of insights', other: '# days of insights' }),
  words: (count) => plural(count, { one: '# word that a child used', other: '# words that a child used' }),
  facts: (count) => plural(count, { one: '# fact that Pipit remembered', other: '# facts that Pipit remembered' }),
  playedActivities: (count) =>
    plural(count, { one: '# activity that a child played', other: '# activities that a child played' }),
  wifiNetworks: (count) => plural(count, { one: '# wifi network', other: '# wifi networks' }),
  sessions: (count) => plural(count, { one: '# sign-in', other: '# sign-ins' }),
  consents: (count) => plural(count, { one: '# record of a consent', other: '# records of consents' }),
  secondContacts: (count) => plural(count, { one: '# second contact', other: '# second contacts' }),
  guardians: (count) =>
    plural(count, { one: '# other adult’s access to the family', other: '# other adults’ access to the family' }),
  invitations: (count) => plural(count, { one: '# invitation to the family', other: '# invitations to the family' }),
  familyChanges: (count) =>
    plural(count, { one: '# record of who changed what', other: '# records of who changed what' }),
  devices: (count, subject) =>
    subject === 'child'
      ? plural(count, {
          one: '# device, no longer linked to the child',
          other: '# devices, no longer linked to the child',
        })
      : plural(count, { one: '# device, no longer yours', other: '# devices, no longer yours' }),
  cards: (count, subject) =>
    subject === 'child'
      ? plural(count, { one: '# card, no longer linked to the child', other: '# cards, no longer linked to the child' })
      : plural(count, { one: '# card, no longer yours', other: '# cards, no longer yours' }),
}

/** One line for each kind of which something was deleted. */
export function describeDeletion({ subject, counts, files: { deleted, pending } }: Receipt): string[] {
  const kinds = Object.keys(descriptions) as DeletedKind[]
  return [
    ...kinds.flatMap((kind) => {
      const count = counts[kind] ?? 0
      return count === 0 ? [] : [descriptions[kind](count, subject)]
    }),
    ...(deleted > 0 ? [plural(deleted, { one: '# file', other: '# files' })] : []),
    ...(pending > 0
      ? [
          plural(pending, {
            one: '# file, to be deleted within a minute',
            other: '# files, to be deleted within a minute',
          }),
        ]
      : []),
  ]
}

/** The receipt as a text to store. */
export function receiptText(receipt: Receipt): string {
  const { id, subject } = receipt
  const time = formatDateTime(receipt.deletedAt)
  return [
    t`Receipt of a deletion`,
    '',
    subject === 'child'
      ? t`A child’s profile and everything about it, deleted for good on ${time}:`
      : t`A Pipit account and its family, deleted for good on ${time}:`,
    ...describeDeletion(receipt).map((line) => `- ${line}`),
    '',
    t`Receipt ${id}`,
    '',
  ].join('\n')
}
