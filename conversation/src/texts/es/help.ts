import type { HelpTexts } from '../texts.ts'

export const help: HelpTexts = {
  /** It follows "al". */
  emergencyNumber: 'número de emergencias',
  helpline: (name, number) => `También puedes llamar a ${name}, ${number}: allí escuchan a los niños.`,
  digits: ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
  /** They follow "a". */
  helpers: {
    teacher: 'una maestra',
    granny: 'una abuela',
    doctor: 'una doctora',
    'parent-of-friend': 'los padres de algún amigo',
  },
  or: 'o a',
  somebodyElse: 'otra persona de confianza',
}
