import type { HelpTexts } from '../texts.ts'

export const help: HelpTexts = {
  emergencyNumber: 'the emergency number',
  helpline: (name, number) => `You can also ring ${name}, ${number}: they listen to children.`,
  digits: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  helpers: {
    teacher: 'a teacher',
    granny: 'a granny',
    doctor: 'a doctor',
    'parent-of-friend': 'the parent of a friend',
  },
  or: 'or',
  somebodyElse: 'somebody else you trust',
}
