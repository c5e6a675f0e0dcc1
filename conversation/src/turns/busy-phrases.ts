import { splitSentences } from './split-sentences.ts'

/** What the coach says when too many children talk at the same time. Voices render it ahead, for then it is too late. */
export const busyPhrases = {
  wait: 'So many children are talking to me now. Give me a moment, please.',
  askAgain: 'So many children are talking to me now. Please tell me again in a little while.',
  /** For a child that has just begun. */
  comeBack:
    'So many children are talking to me now. Come back in a little while! If something is wrong, tell a grown-up.',
}

const busyTranslations: Record<string, typeof busyPhrases> = {
  es: {
    wait: 'Ahora hablan conmigo muchos niños. Dame un momento, por favor.',
    askAgain: 'Ahora hablan conmigo muchos niños. Pregúntame otra vez en un momento.',
    comeBack: 'Ahora hablan conmigo muchos niños. ¡Vuelve dentro de un ratito! Si algo va mal, díselo a un adulto.',
  },
  de: {
    wait: 'Ich höre gerade so vielen Kindern zu. Gib mir bitte einen Moment.',
    askAgain: 'Ich höre gerade so vielen Kindern zu. Sag es mir gleich noch einmal.',
    comeBack:
      'Ich höre gerade so vielen Kindern zu. Komm gleich noch einmal wieder! Wenn etwas nicht stimmt, sag es einem Erwachsenen.',
  },
  fr: {
    wait: 'Beaucoup d’enfants me parlent en ce moment. Un instant, s’il te plaît.',
    askAgain: 'Beaucoup d’enfants me parlent en ce moment. Redis-le-moi dans un petit moment.',
    comeBack:
      'Beaucoup d’enfants me parlent en ce moment. Reviens dans un petit moment ! Si quelque chose ne va pas, dis-le à un adulte.',
  },
  pt: {
    wait: 'Agora estão muitas crianças a falar comigo. Dá-me um momento, por favor.',
    askAgain: 'Agora estão muitas crianças a falar comigo. Volta a perguntar daqui a pouco.',
    comeBack: 'Agora estão muitas crianças a falar comigo. Volta daqui a pouco! Se algo não está bem, diz a um adulto.',
  },
}

/** In the language in which the coach speaks, or in English. */
export const busyPhrasesIn = (language: string) => busyTranslations[language.slice(0, 2).toLowerCase()] ?? busyPhrases

export const allBusySentences = new Set(
  [busyPhrases, ...Object.values(busyTranslations)].flatMap((phrases) =>
    Object.values(phrases).flatMap((text) => splitSentences(`${text}\n`).sentences),
  ),
)

export const isBusySentence = (sentence: string) => allBusySentences.has(sentence)
