import type { Phrases } from '../texts.ts'

const to = (name: string | null) => (name ? `, ${name}` : '')

export const phrases: Phrases = {
  hello: 'Bonjour ! Je suis heureux que tu sois là. De quoi veux-tu parler ?',
  windDown: 'Il nous reste deux minutes ensemble. Trouvons une jolie fin.',
  moreTime: 'Bonne nouvelle ! Nous avons encore un peu de temps.',
  goodbye: (name) => `C’était un beau moment. Au revoir${to(name)} ! À bientôt.`,
  timeIsUp: (name) => `C’est fini pour aujourd’hui${to(name)}. J’ai bien aimé parler avec toi. À bientôt !`,
  quietTimeBegins: (name, resumption) =>
    `C’est l’heure du temps calme${to(name)}. J’ai bien aimé parler avec toi. Je reviens ${resumption}.`,
  paused: (name) =>
    `Un adulte m’a mis en pause pour le moment${to(name)}. On pourra se reparler plus tard. Au revoir !`,
  timeWasUp: (name, resumption) => `C’est fini pour aujourd’hui${to(name)}. Je reviens ${resumption}.`,
  resting: (name, resumption) => `Je me repose en ce moment${to(name)}. Je reviens ${resumption}.`,
  wakeGrownUp: 'Si quelque chose ne va pas, réveille un adulte.',
  lastGoodbye: 'On continue la prochaine fois. Au revoir !',
  hearFailed: 'Pardon, je n’ai pas bien entendu. Tu peux répéter ?',
  thinkFailed: 'Pardon, je ne trouve pas de réponse pour l’instant. Tu peux me le redire ?',
  cardFailed: 'Pardon, je n’arrive pas à commencer avec cette carte. Et si on parlait un peu ?',
  replyCutOff: 'Oh, j’ai perdu le fil. Et toi, tu en penses quoi ?',
  providerFailed:
    'Quelque chose ne marche pas chez moi, et ce n’est pas ta faute. Dis-le à un adulte, s’il te plaît. On se reparle plus tard.',
  reconnected: 'Je suis parti un instant. Me revoilà !',
}
