import { deletedKinds } from '@pipit/contract/accounts/deleted-kinds'
import type { deletionReceipt } from '@pipit/contract/accounts/deletion-receipt'
import type { z } from 'zod'
import type { I18n } from '../../../i18n/i18n.ts'

type DeletedKind = (typeof deletedKinds)[number]
type Counted = Pick<z.infer<typeof deletionReceipt>, 'subject' | 'counts' | 'files'>

const wording: Record<DeletedKind, (i18n: I18n, count: number, subject: Counted['subject']) => string> = {
  children: (i18n, count) =>
    i18n.t('{count, plural, one {# profile of a child} other {# profiles of children}}', { count }),
  conversations: (i18n, count) => i18n.t('{count, plural, one {# conversation} other {# conversations}}', { count }),
  transcriptEntries: (i18n, count) =>
    i18n.t('{count, plural, one {# line of a transcript} other {# lines of transcripts}}', { count }),
  recordings: (i18n, count) => i18n.t('{count, plural, one {# recording} other {# recordings}}', { count }),
  flags: (i18n, count) => i18n.t('{count, plural, one {# safety note} other {# safety notes}}', { count }),
  insights: (i18n, count) => i18n.t('{count, plural, one {# day of insights} other {# days of insights}}', { count }),
  words: (i18n, count) =>
    i18n.t('{count, plural, one {# word that a child used} other {# words that a child used}}', { count }),
  facts: (i18n, count) =>
    i18n.t('{count, plural, one {# fact that Pipit remembered} other {# facts that Pipit remembered}}', { count }),
  playedActivities: (i18n, count) =>
    i18n.t('{count, plural, one {# activity that a child played} other {# activities that a child played}}', { count }),
  wifiNetworks: (i18n, count) => i18n.t('{count, plural, one {# wifi network} other {# wifi networks}}', { count }),
  sessions: (i18n, count) => i18n.t('{count, plural, one {# sign-in} other {# sign-ins}}', { count }),
  consents: (i18n, count) =>
    i18n.t('{count, plural, one {# record of a consent} other {# records of consents}}', { count }),
  secondContacts: (i18n, count) =>
    i18n.t('{count, plural, one {# second contact} other {# second contacts}}', { count }),
  guardians: (i18n, count) =>
    i18n.t('{count, plural, one {# other adult’s access to the family} other {# other adults’ access to the family}}', {
      count,
    }),
  invitations: (i18n, count) =>
    i18n.t('{count, plural, one {# invitation to the family} other {# invitations to the family}}', { count }),
  familyChanges: (i18n, count) =>
    i18n.t('{count, plural, one {# record of who changed what} other {# records of who changed what}}', { count }),
  // Devices and cards are not deleted: the line says what they lose.
  devices: (i18n, count, subject) =>
    subject === 'child'
      ? i18n.t(
          '{count, plural, one {# device, no longer linked to the child} other {# devices, no longer linked to the child}}',
          { count },
        )
      : i18n.t('{count, plural, one {# device, no longer yours} other {# devices, no longer yours}}', { count }),
  cards: (i18n, count, subject) =>
    subject === 'child'
      ? i18n.t(
          '{count, plural, one {# card, no longer linked to the child} other {# cards, no longer linked to the child}}',
          { count },
        )
      : i18n.t('{count, plural, one {# card, no longer yours} other {# cards, no longer yours}}', { count }),
}

/** One line for each kind of which something was deleted. */
export function receiptLines(i18n: I18n, { subject, counts, files: { deleted, pending } }: Counted): string[] {
  const kinds = deletedKinds.filter((kind) => (counts[kind] ?? 0) > 0)
  return [
    ...kinds.map((kind) => wording[kind](i18n, counts[kind] ?? 0, subject)),
    ...(deleted > 0 ? [i18n.t('{count, plural, one {# file} other {# files}}', { count: deleted })] : []),
    ...(pending > 0
      ? [
          i18n.t(
            '{count, plural, one {# file, to be deleted within a minute} other {# files, to be deleted within a minute}}',
            { count: pending },
          ),
        ]
      : []),
  ]
}
