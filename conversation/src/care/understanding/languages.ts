import type { ConversationState } from '../../state.ts'
import { compilePhrases } from '../../safeguards/phrase.ts'
import { spokenLanguage } from '../../texts/spoken-language.ts'
import { childRemarks } from '../../texts/child-remarks.ts'
import type { ChildPhrases } from './child-phrases.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'

const compiledEnglish = compile(english)
const compiled: Record<string, CompiledPhrases> = {
  en: compiledEnglish,
  es: compile(spanish),
  de: compile(german),
  fr: compile(french),
}

export type CompiledPhrases = ReturnType<typeof compile>

function compile({ talkAlone, remarks, ...lists }: ChildPhrases) {
  const { thereNow, notThere, nobodyThere, notMeant, play, talk, talkAgain, quiet, no, clearYes, yes } = lists
  return {
    thereNow: compilePhrases(thereNow),
    notThere: compilePhrases(notThere),
    nobodyThere: compilePhrases(nobodyThere),
    notMeant: compilePhrases(notMeant),
    play: compilePhrases(play),
    talk: compilePhrases(talk),
    talkAgain: compilePhrases(talkAgain),
    talkAlone,
    quiet: compilePhrases(quiet),
    no: compilePhrases(no),
    clearYes: compilePhrases(clearYes),
    yes: compilePhrases(yes),
    remarks: childRemarks.map((remark) => ({ remark, pattern: compilePhrases(remarks[remark]) })),
  }
}

/** A language without phrases has the English ones. */
export const phrasesOf = (languages: string[]) => [
  ...new Set(languages.map((language) => compiled[language.slice(0, 2).toLowerCase()] ?? compiledEnglish)),
]

/** A child answers in its own language, or in the one in which the coach speaks. */
export const languagesOf = (state: ConversationState) => [state.child.language, spokenLanguage(state)]
