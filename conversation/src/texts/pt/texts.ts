import { english } from '../en/texts.ts'
import type { Texts } from '../texts.ts'

const thinking = ['Hum, deixa-me pensar.', 'Um momento, estou a pensar.', 'Espera, já quase sei.'] as const

/** Only what covers a wait is in Portuguese; the rest is English. */
export const portuguese: Texts = {
  ...english,
  busy: {
    wait: 'Agora estão muitas crianças a falar comigo. Dá-me um momento, por favor.',
    askAgain: 'Agora estão muitas crianças a falar comigo. Volta a perguntar daqui a pouco.',
    comeBack: 'Agora estão muitas crianças a falar comigo. Volta daqui a pouco! Se algo não está bem, diz a um adulto.',
  },
  fillers: { whileGreeting: thinking, whileStarting: thinking, forYounger: thinking, forOlder: thinking },
}
