import type { HelpTexts } from '../texts.ts'

export const help: HelpTexts = {
  /** It follows "le". */
  emergencyNumber: 'numéro d’urgence',
  helpline: (name, number) => `Tu peux aussi appeler ${name}, au ${number} : on y écoute les enfants.`,
  digits: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  /** They follow "à". */
  helpers: {
    teacher: 'une maîtresse',
    granny: 'une mamie',
    doctor: 'un médecin',
    'parent-of-friend': 'un parent de tes amis',
  },
  or: 'ou à',
  somebodyElse: 'une autre personne de confiance',
}
