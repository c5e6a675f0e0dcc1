import type { Phrases } from '../dialogue/fixed-phrases.ts'

export const unknownAnswers: Phrases = [
  'That is a good question, and I do not know the answer. A grown-up can find it out with you.',
  'I do not know that one. Ask a grown-up later, and you can look it up together.',
  'Hmm, nobody has taught me that yet. Keep that question for a grown-up.',
  'I am not sure, and I do not want to tell you something wrong. Shall you ask a grown-up about it?',
  'Ooh, I do not know! A library book may have the answer. Ask a grown-up to look with you.',
  'That is beyond me, I do not know it. What a grown-up says about it would interest me, too.',
  'I do not know, but I like how you think. Take that question to a grown-up.',
  'You have found something I do not know. Maybe a grown-up knows it, or a big book.',
  'Good question! I do not know. First make a guess of your own, then ask a grown-up.',
  'I would have to make something up, because I do not know. Better ask a grown-up.',
  'My head has no answer for that, I do not know it. You and a grown-up could be detectives and find out.',
  'Honestly, I do not know. Questions like that are worth asking at dinner, when a grown-up is there.',
  'I do not know it yet. Clever people ask about what they do not know, so ask a grown-up, as you did me.',
  'That puzzles me, too, and I do not know. Perhaps a grown-up can look in a book with you.',
]

/** A child below six hears these. */
export const briefUnknownAnswers: Phrases = [
  'I do not know that. A grown-up may know.',
  'Hmm, I do not know. Ask a grown-up later.',
  'Good question! I do not know. A grown-up can help.',
  'I do not know it. Perhaps a grown-up does.',
  'That puzzles me, I do not know. Ask a grown-up.',
  'I do not know that one. Ask a grown-up for a book.',
  'Nobody has taught me that yet. Ask a grown-up.',
  'You ask well, and I do not know. Ask a grown-up.',
  'Ooh, I do not know! A grown-up can look it up.',
  'My head is empty there, I do not know. Try a grown-up.',
  'I do not know, but I like how you think. Ask a grown-up.',
  'I do not know it yet. A grown-up can find out.',
  'That one is new to me, I do not know. Ask a grown-up.',
  'I wonder, too, and I do not know. Maybe a grown-up does.',
]
