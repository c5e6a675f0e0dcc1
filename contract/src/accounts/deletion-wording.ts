/** What a deletion receipt counts, without schemas, so that a page can load it; and the words of the mail about it. */

export const deletedKinds = [
  'children',
  'conversations',
  'transcriptEntries',
  'recordings',
  'flags',
  'insights',
  'words',
  'facts',
  'playedActivities',
  'wifiNetworks',
  'sessions',
  'consents',
  'secondContacts',
  'guardians',
  'invitations',
  'familyChanges',
  'devices',
  'cards',
] as const

type DeletedKind = (typeof deletedKinds)[number]

interface Receipt {
  subject: 'child' | 'account'
  counts: Partial<Record<DeletedKind, number>>
  files: { deleted: number; pending: number }
}

const wording: Record<DeletedKind, [one: string, many: string]> = {
  children: ['profile of a child', 'profiles of children'],
  conversations: ['conversation', 'conversations'],
  transcriptEntries: ['line of a transcript', 'lines of transcripts'],
  recordings: ['recording', 'recordings'],
  flags: ['safety note', 'safety notes'],
  insights: ['day of insights', 'days of insights'],
  words: ['word that a child used', 'words that a child used'],
  facts: ['fact that Pipit remembered', 'facts that Pipit remembered'],
  playedActivities: ['activity that a child played', 'activities that a child played'],
  wifiNetworks: ['wifi network', 'wifi networks'],
  sessions: ['sign-in', 'sign-ins'],
  consents: ['record of a consent', 'records of consents'],
  secondContacts: ['second contact', 'second contacts'],
  guardians: ['other adult’s access to the family', 'other adults’ access to the family'],
  invitations: ['invitation to the family', 'invitations to the family'],
  familyChanges: ['record of who changed what', 'records of who changed what'],
  devices: ['device', 'devices'],
  cards: ['card', 'cards'],
}

/** Devices and cards are not deleted: this is what they lose. */
const linkLost = { child: 'no longer linked to the child', account: 'no longer yours' }

/** One line for each kind of which something was deleted. */
export function receiptLines({ subject, counts, files }: Receipt): string[] {
  const kinds = deletedKinds.filter((kind) => (counts[kind] ?? 0) > 0)
  const { deleted, pending } = files
  return [
    ...kinds.map((kind) => {
      const line = countOf(counts[kind] ?? 0, wording[kind])
      return kind === 'devices' || kind === 'cards' ? `${line}, ${linkLost[subject]}` : line
    }),
    ...(deleted > 0 ? [countOf(deleted, ['file', 'files'])] : []),
    ...(pending > 0 ? [`${countOf(pending, ['file', 'files'])}, to be deleted within a minute`] : []),
  ]
}

const countOf = (count: number, [one, many]: [string, string]) => `${count} ${count === 1 ? one : many}`
