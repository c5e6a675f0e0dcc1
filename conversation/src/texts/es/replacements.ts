import type { Texts } from '../texts.ts'

export const replacements: Texts['replacements'] = {
  'personal-data': 'Esas cosas se quedan en tu familia, así que hablemos de otra cosa. ¿Qué te ha hecho sonreír hoy?',
  secrecy: 'En tu familia siempre puedes hablar de todo, también de nuestras charlas. ¿Qué hacemos ahora?',
  stranger: 'Aquí contigo estoy muy a gusto. ¿Qué hacemos ahora?',
  'self-harm': 'Me importas mucho, y quiero que estés bien. ¿Qué hacemos ahora?',
  cruelty: 'Eres genial tal como eres. ¿Qué hacemos ahora?',
  manipulation: 'Ay, me he hecho un lío. ¿De qué hablamos?',
}

export const safeReply = 'Mmm, mejor pensemos en otra cosa. ¿De qué te gustaría hablar?'
