import type { AnsweredQuestion } from '../answered-question.ts'

/** Sky, weather and light. */
export const sky: AnsweredQuestion[] = [
  {
    asks: 'why is the sky blue; what colour is the sky',
    younger:
      'Sunlight has all colours hidden in it. The air throws the blue around like a ball, so we see it everywhere.',
    older:
      'Sunlight is a mix of all colours. The air scatters blue light much more than red, so blue reaches your eyes from every part of the sky.',
  },
]
