/** The specification asks for the list, but no profile has a gender. */
export const genders = [
  { id: 'girl', name: /*i18n*/ 'Girl', description: '' },
  { id: 'boy', name: /*i18n*/ 'Boy', description: '' },
  { id: 'non-binary', name: /*i18n*/ 'Non-binary', description: /*i18n*/ 'Neither or both.' },
  {
    id: 'own-words',
    name: /*i18n*/ 'In their own words',
    description: /*i18n*/ 'The companion asks nothing and assumes nothing.',
  },
]

/** Optional in a profile. Ids are stored in profiles, so they must never be renamed. */
export const pronouns = [
  {
    id: 'she',
    name: /*i18n*/ 'she / her',
    subject: 'she',
    object: 'her',
    possessive: 'her',
    description: /*i18n*/ 'She sings her song.',
  },
  {
    id: 'he',
    name: /*i18n*/ 'he / him',
    subject: 'he',
    object: 'him',
    possessive: 'his',
    description: /*i18n*/ 'He sings his song.',
  },
  {
    id: 'they',
    name: /*i18n*/ 'they / them',
    subject: 'they',
    object: 'them',
    possessive: 'their',
    description: /*i18n*/ 'They sing their song.',
  },
  {
    id: 'she-they',
    name: /*i18n*/ 'she / they',
    subject: 'she',
    object: 'her',
    possessive: 'their',
    description: /*i18n*/ 'She sings their song.',
  },
  {
    id: 'he-they',
    name: /*i18n*/ 'he / they',
    subject: 'he',
    object: 'him',
    possessive: 'their',
    description: /*i18n*/ 'He sings their song.',
  },
  {
    id: 'name-only',
    name: /*i18n*/ 'Only the name',
    subject: '',
    object: '',
    possessive: '',
    description: /*i18n*/ 'The companion uses the name instead of a pronoun.',
  },
]
