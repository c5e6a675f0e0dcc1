import type { FindProfanity } from '../findings.ts'

/** Has false positives like the server's word lists: it also finds roosters. */
export const findProfanity: FindProfanity = (text) =>
  [...text.matchAll(/shit|fuck|cock|tits|pussy|arsehole/gi)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }))
