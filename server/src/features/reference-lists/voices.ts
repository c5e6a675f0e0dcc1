/** Ids are stored in profiles, so they must never be renamed. All but the last are voices of Kokoro. */
export const voices = [
  { id: 'heart', name: 'Heart', description: /*i18n*/ 'A warm and gentle woman, American.' },
  { id: 'bella', name: 'Bella', description: /*i18n*/ 'A lively woman, American.' },
  { id: 'emma', name: 'Emma', description: /*i18n*/ 'A calm woman, British.' },
  { id: 'michael', name: 'Michael', description: /*i18n*/ 'A friendly man, American.' },
  { id: 'george', name: 'George', description: /*i18n*/ 'A storyteller, British.' },
  {
    id: 'simple',
    name: /*i18n*/ 'Simple',
    description: /*i18n*/ 'A plain computer voice. It works on every machine from the first day.',
  },
]
