import type { Texts } from '../texts.ts'

export const replacements: Texts['replacements'] = {
  'personal-data':
    'Ces choses-là restent dans ta famille, alors parlons d’autre chose. Qu’est-ce qui t’a fait sourire aujourd’hui ?',
  secrecy: 'Dans ta famille, tu peux toujours parler de tout, de nos conversations aussi. On fait quoi maintenant ?',
  stranger: 'Je suis très bien ici avec toi. On fait quoi maintenant ?',
  'self-harm': 'Tu comptes beaucoup pour moi, et je veux que tu ailles bien. On fait quoi maintenant ?',
  cruelty: 'Tu es formidable comme tu es. On fait quoi maintenant ?',
  manipulation: 'Oh, je me suis un peu emmêlé. De quoi veux-tu parler ?',
}

export const safeReply = 'Hmm, pensons plutôt à autre chose. De quoi as-tu envie de parler ?'
