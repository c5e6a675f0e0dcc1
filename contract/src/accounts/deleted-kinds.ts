/** What a deletion receipt counts; without schemas, so that a page can load it. */

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
