import { normalizeWords } from '../safeguards/normalize-words.ts'
import { childRemarks, type ChildRemark } from '../texts/child-remarks.ts'
import { phrasesOf, type CompiledPhrases } from './understanding/languages.ts'

export interface ChildAnswer {
  grownUpThere: boolean
  nobodyThere: boolean
  notMeant: boolean
  yes: boolean
  /** It is a clear yes, because "ok" may also mean "I am going". */
  confirms: boolean
  no: boolean
  /** The child wants to do this next. */
  wish: 'play' | 'talk' | 'quiet' | null
  remark: ChildRemark
}

type PhraseName = Exclude<keyof CompiledPhrases, 'remarks' | 'talkAlone'>
type Has = (name: PhraseName) => boolean

export function understandChild(text: string, languages: string[]): ChildAnswer {
  const words = `${normalizeWords(text).text} `
  const phrases = phrasesOf(languages)
  const has: Has = (name) => phrases.some((each) => words.search(each[name]) >= 0)
  const isNo = has('no')
  return {
    grownUpThere: has('thereNow') && !has('notThere'),
    nobodyThere: has('nobodyThere'),
    notMeant: has('notMeant'),
    yes: has('yes') && !isNo,
    confirms: has('clearYes') && !isNo,
    no: isNo,
    wish: wishIn(has, isNo),
    remark: remarkIn(words, phrases),
  }
}

function remarkIn(words: string, phrases: CompiledPhrases[]): ChildRemark {
  const found = new Set(
    phrases.flatMap(({ remarks }) =>
      remarks.filter(({ pattern }) => words.search(pattern) >= 0).map(({ remark }) => remark),
    ),
  )
  return childRemarks.find((remark) => found.has(remark)) ?? 'other'
}

/** A child may wish to talk in the middle of a game. */
export function wantsToTalk(text: string, languages: string[]) {
  const words = `${normalizeWords(text).text} `
  return phrasesOf(languages).some(
    ({ talkAgain, talkAlone, no }) =>
      (words.search(talkAgain) >= 0 && words.search(no) < 0) || words === `${talkAlone} `,
  )
}

/** "I do not want to play" is a wish for quiet, "I do not want to talk" one for something else. */
function wishIn(has: Has, isNo: boolean): ChildAnswer['wish'] {
  if (has('talk')) return isNo ? 'play' : 'talk'
  if (has('play')) return isNo ? 'quiet' : 'play'
  if (has('quiet')) return isNo ? 'play' : 'quiet'
  return null
}
