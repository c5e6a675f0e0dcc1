import { english } from '../en/texts.ts'
import type { Texts } from '../texts.ts'

const thinking = ['Hum, deixa-me pensar.', 'Um momento, estou a pensar.', 'Espera, já quase sei.'] as const

/** Portuguese has only what covers a wait, and why there is no conversation; the rest is English. */
export const portuguese: Texts = {
  ...english,
  busy: {
    wait: 'Agora estão muitas crianças a falar comigo. Dá-me um momento, por favor.',
    askAgain: 'Agora estão muitas crianças a falar comigo. Volta a perguntar daqui a pouco.',
    comeBack: 'Agora estão muitas crianças a falar comigo. Volta daqui a pouco! Se algo não está bem, diz a um adulto.',
  },
  refusals: {
    noChild: 'Ainda não sei com quem falo. Pede a um adulto que o escolha no Pipit, por favor.',
    noConsent:
      'Agora não tenho autorização para falar. Pede a um adulto que abra o Pipit e aceite as nossas conversas, por favor.',
    noFamily: 'Ainda não sou de nenhuma família. Pede a um adulto que me adicione no Pipit, por favor.',
    tryLater:
      'Agora não posso falar, e a culpa não é tua. Tenta outra vez daqui a pouco! Se algo não está bem, diz a um adulto.',
    restarting: 'Dormi muito e preciso de um momento para acordar. Acorda-me outra vez daqui a pouco!',
  },
  fillers: { whileGreeting: thinking, whileStarting: thinking, forYounger: thinking, forOlder: thinking },
}
