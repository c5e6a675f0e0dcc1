import type { Remark } from '../remark.ts'

export const bedtime: Remark[] = [
  {
    id: 'not-tired',
    hears:
      'i be not tired|sleepy, it be not? * bedtime|bed_time|night, it be too early, it be light, i want to get up, i want to stay up, i not want to? *4 bed',
    unless: 'bedtime_story',
    younger: ['You need not sleep, only get cosy.', 'That is fine. We only rest a little.'],
    older: ['You need not sleep. We only get quiet.', 'That is fine. Resting is enough.'],
    onlyIn: ['good-night'],
  },
  {
    id: 'until-morning',
    hears:
      'how long * morning|wake_up|get_up, when be it * morning, be it * morning, when can i get up, how long be night',
    younger: ['One good sleep, and it is morning.', 'Sleep, and the morning comes by itself.'],
    older: ['One night of sleep, about ten hours. Asleep it is over at once.'],
    unless: 'why|what',
  },
  {
    id: 'good-night',
    hears:
      '=good night *2, =good night, =goodnight, =goodnight *2, =night night, =night night *2, sleep well|tight, sweet dream, =nighty night',
    younger: ['Good night{comma_name}. Sleep well.', 'Sleep tight{comma_name}.'],
    after: 'wait',
  },
  {
    id: 'stay-with-me',
    hears: `can|could|will you * stay, stay with me|here, do not go|leave, will you be * here|there|back, will you come back, be you here tomorrow, not leave me, be you go away`,
    unless: 'where, do not go to, do not go in',
    younger: ['I am here whenever you talk to me.', 'You can talk to me again. Your people are near, too.'],
    older: [
      'I am here whenever you talk to me. For company in the night, call your people.',
      'You find me here again. And somebody at home is near you, too.',
    ],
    isUrgent: true,
    notIn: ['story', 'make-believe'],
  },
  {
    id: 'pipit-sleep',
    hears: 'do you * sleep|dream, be you * sleep|asleep|tired|sleepy, what do you dream, when do you sleep|go_to_bed',
    unless: 'do you sleep when|if',
    younger: ['I never sleep and never dream. You do that better.', 'Machines do not sleep. I am just quiet.'],
    older: [
      'Machines neither sleep nor dream. I am just quiet until you talk.',
      'I never sleep. I wait, and that is all right.',
    ],
    isUrgent: true,
  },
]
