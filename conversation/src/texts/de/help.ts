import type { HelpTexts } from '../texts.ts'

export const help: HelpTexts = {
  /** It follows "die". */
  emergencyNumber: 'Notrufnummer',
  helpline: (name, number) => `Du kannst auch bei ${name} anrufen, ${number}: Dort hört man Kindern zu.`,
  digits: ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  /** They are in the dative. */
  helpers: {
    teacher: 'einer Lehrerin',
    granny: 'einer Oma',
    doctor: 'einer Ärztin',
    'parent-of-friend': 'den Eltern von Freunden',
  },
  or: 'oder',
  somebodyElse: 'einem anderen Menschen, dem du vertraust',
}
