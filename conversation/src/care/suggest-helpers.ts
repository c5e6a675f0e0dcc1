import { normalizeWords } from '../safeguards/normalize-words.ts'
import { compilePhrases } from '../safeguards/phrase.ts'

/** Grown-ups whom most children can reach. A mention of somebody nearby rules the helper out. */
const helpers = [
  { id: 'teacher', name: 'a teacher', mentions: ['teach~|school|class|kindergarten|nursery|miss|coach|tutor|priest'] },
  {
    id: 'granny',
    name: 'a granny',
    mentions: [
      '<mum>|gran~|nan|nana|nanny|uncle|aunt|auntie|stepdad|stepmum|stepmom|step_dad|brother|sister|cousin|boyfriend',
      'he|she|they|him|family|home',
    ],
  },
  { id: 'doctor', name: 'a doctor', mentions: ['doctor|nurse|dentist|hospital'] },
  { id: 'parent-of-friend', name: 'the parent of a friend', mentions: ['friend~|neighbor|neighbour'] },
].map((helper) => ({ ...helper, mentions: compilePhrases(helper.mentions) }))

export const helperIds = helpers.map(({ id }) => id)

export function mentionedHelpers(text: string): string[] {
  const words = `${normalizeWords(text).text} `
  return helpers.filter(({ mentions }) => words.search(mentions) >= 0).map(({ id }) => id)
}

/** Never somebody whom the child has mentioned, since it may be the person concerned. */
export function suggestHelpers(mentioned: string[]): string {
  const names = helpers.filter(({ id }) => !mentioned.includes(id)).map(({ name }) => name)
  return names.length === 0 ? 'somebody else you trust' : names.slice(0, 2).join(' or ')
}
