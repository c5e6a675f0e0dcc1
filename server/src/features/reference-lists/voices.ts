/** Ids are stored in profiles, so they must never be renamed. All but the last are voices of Kokoro. */
export const voices = [
  { id: 'heart', name: 'Heart', description: 'A warm and gentle woman, American.' },
  { id: 'bella', name: 'Bella', description: 'A lively woman, American.' },
  { id: 'emma', name: 'Emma', description: 'A calm woman, British.' },
  { id: 'michael', name: 'Michael', description: 'A friendly man, American.' },
  { id: 'george', name: 'George', description: 'A storyteller, British.' },
  {
    id: 'simple',
    name: 'Simple',
    description: 'A plain computer voice. It works on every machine from the first day.',
  },
]
