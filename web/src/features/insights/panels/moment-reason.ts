import { plural, t } from '@lingui/core/macro'

/** The server says in English why it chose a moment; other servers may know other reasons. */
export function momentReason(why: string): string {
  if (why === 'A question') return t`A question`
  if (why === 'Gives a reason') return t`Gives a reason`
  if (why === 'Sounds happy') return t`Sounds happy`
  const [, newWords] = /^(A|\d+) new words?$/.exec(why) ?? []
  if (newWords) return plural(Number(newWords) || 1, { one: 'A new word', other: '# new words' })
  const [, words] = /^(\d+) words in one go$/.exec(why) ?? []
  if (words) return plural(Number(words), { one: '# word in one go', other: '# words in one go' })
  return why
}
