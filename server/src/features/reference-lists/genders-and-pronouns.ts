/** Only served, as the specification asks for it: no profile has a gender. */
export const genders = [
  { id: 'girl', name: 'Girl', description: '' },
  { id: 'boy', name: 'Boy', description: '' },
  { id: 'non-binary', name: 'Non-binary', description: 'Neither or both.' },
  { id: 'own-words', name: 'In their own words', description: 'The companion asks nothing and assumes nothing.' },
]

/** Optional in a profile. Ids are stored in profiles, so they must never be renamed. */
export const pronouns = [
  {
    id: 'she',
    name: 'she / her',
    subject: 'she',
    object: 'her',
    possessive: 'her',
    description: 'She sings her song.',
  },
  { id: 'he', name: 'he / him', subject: 'he', object: 'him', possessive: 'his', description: 'He sings his song.' },
  {
    id: 'they',
    name: 'they / them',
    subject: 'they',
    object: 'them',
    possessive: 'their',
    description: 'They sing their song.',
  },
  {
    id: 'she-they',
    name: 'she / they',
    subject: 'she',
    object: 'her',
    possessive: 'their',
    description: 'She sings their song.',
  },
  {
    id: 'he-they',
    name: 'he / they',
    subject: 'he',
    object: 'him',
    possessive: 'their',
    description: 'He sings their song.',
  },
  {
    id: 'name-only',
    name: 'Only the name',
    subject: '',
    object: '',
    possessive: '',
    description: 'The companion uses the name instead of a pronoun.',
  },
]
