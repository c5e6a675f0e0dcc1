import type { Phrases } from '../texts.ts'

const to = (name: string | null) => (name ? `, ${name}` : '')

export const phrases: Phrases = {
  hello: 'Hallo! Schön, dass du da bist. Worüber wollen wir reden?',
  windDown: 'Wir haben noch zwei Minuten zusammen. Lass uns einen schönen Schluss finden.',
  moreTime: 'Gute Nachricht! Wir haben noch ein bisschen mehr Zeit.',
  goodbye: (name) => `Das war schön. Tschüss${to(name)}! Bis bald.`,
  timeIsUp: (name) => `Unsere Zeit ist für heute vorbei${to(name)}. Es war schön mit dir. Bis bald!`,
  quietTimeBegins: (name, resumption) =>
    `Jetzt ist Ruhezeit${to(name)}. Es war schön mit dir. Ich bin ${resumption} wieder da.`,
  paused: (name) =>
    `Ein Erwachsener hat mir gerade eine Pause gegeben${to(name)}. Wir können später weiterreden. Tschüss!`,
  timeWasUp: (name, resumption) => `Unsere Zeit ist für heute vorbei${to(name)}. Ich bin ${resumption} wieder da.`,
  resting: (name, resumption) => `Ich ruhe mich gerade aus${to(name)}. Ich bin ${resumption} wieder da.`,
  wakeGrownUp: 'Wenn etwas nicht stimmt, dann weck einen Erwachsenen.',
  lastGoodbye: 'Beim nächsten Mal machen wir weiter. Tschüss!',
  hearFailed: 'Entschuldige, das habe ich nicht gut gehört. Sagst du es noch einmal?',
  thinkFailed: 'Entschuldige, mir fällt gerade keine Antwort ein. Sagst du es mir noch einmal?',
  cardFailed: 'Entschuldige, mit dieser Karte klappt es gerade nicht. Wollen wir einfach reden?',
  replyCutOff: 'Oh, jetzt habe ich den Faden verloren. Was meinst du denn?',
  providerFailed:
    'Bei mir klappt gerade etwas nicht, und du kannst nichts dafür. Sag bitte einem Erwachsenen Bescheid. Reden wir später weiter.',
  reconnected: 'Ich war kurz weg. Jetzt bin ich wieder da!',
}
