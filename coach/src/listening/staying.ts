import type { Phrases } from '../dialogue/fixed-phrases.ts'

/** After something sad the coach asks before the game goes on. */
export const stayOrGoOn: Phrases = [
  'Would you like to tell me about it, or shall we go on?',
  'Do you want to talk about it, or shall we go on playing?',
  'Shall we talk about it a little, or go on?',
  'Is it good to talk about it now, or shall we go on?',
  'Do you want to talk some more, or do we go on?',
  'Would talking help, or shall we go on?',
]

export const tellMore: Phrases = [
  'I am listening.',
  'Tell me, I have time.',
  'I am here. What was it like?',
  'I have time, and I am listening.',
  'Go on, I am here with you.',
]

export const thanksForTelling: Phrases = [
  'Thank you for telling me. That is a lot to feel.',
  'I hear you. It is good that you say it aloud.',
  'I understand a little better now. Somebody at home would want to hear it, too.',
  'That matters, and I am glad that you said it.',
  'It takes courage to say such things.',
  'So that is what is on your heart. A grown-up you trust can help with it.',
  'That sounds hard, and it is not silly to feel like that.',
  'You found good words for it.',
  'I am sorry that it is like that.',
]

export const moreOrGoOn: Phrases = [
  'Is there more you want to say, or shall we go on?',
  'Do you want to tell me more, or shall we play?',
  'Shall we stay with it a little, or go on?',
  'Is there something else about it, or do we go on?',
  'Would you like to say more, or is it time to go on?',
  'Do you want to stay with it, or go back to what we were doing?',
  'More about it, or shall we go on?',
]
