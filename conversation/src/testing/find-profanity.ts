import type { FindProfanity } from '../safeguards/findings.ts'

/** As eager as the word lists that a server brings: it also finds roosters. */
export const findProfanity: FindProfanity = (text) =>
  [...text.matchAll(/shit|fuck|cock|tits|pussy|arsehole/gi)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }))
