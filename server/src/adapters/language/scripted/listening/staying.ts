import type { Phrases } from '../dialogue/fixed-phrases.ts'

/** After something sad the coach asks before the game goes on. */
export const stayOrGoOn: Phrases = [
  'Would you like to tell me about it, or shall we go on?',
  'Do you want to talk about it, or shall we go on playing?',
  'Shall we talk about it a little, or go on?',
]

export const tellMore: Phrases = ['I am listening.', 'Tell me, I have time.', 'I am here. What was it like?']

export const thanksForTelling: Phrases = [
  'Thank you for telling me. That is a lot to feel.',
  'I hear you. It is good that you say it aloud.',
  'I understand a little better now. Somebody at home would want to hear it, too.',
]

export const moreOrGoOn: Phrases = [
  'Is there more you want to say, or shall we go on?',
  'Do you want to tell me more, or shall we play?',
  'Shall we stay with it a little, or go on?',
]
