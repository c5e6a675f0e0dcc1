import { describe, expect, test } from 'vitest'
import { suggestHelpers } from '../../texts/fill-in.ts'
import { mentionedHelpers } from '../mentioned-helpers.ts'
import { understandChild, wantsToTalk, type ChildAnswer } from '../understand-child.ts'
import { textsIn } from '../../texts/catalogues.ts'

type Table = [Partial<ChildAnswer>, string[]][]

const german: Table = [
  [
    { grownUpThere: true },
    [
      'Mama ist da',
      'meine Oma ist jetzt hier',
      'Papa kommt',
      'ich hab Mama geholt',
      'ich habe es meiner Lehrerin gesagt',
    ],
  ],
  [
    { grownUpThere: false },
    ['Mama ist nicht da', 'Papa schläft', 'Mama kommt später', 'okay', 'ich finde Mama nicht', 'er ist da'],
  ],
  [{ nobodyThere: true }, ['niemand ist da', 'ich bin ganz allein', 'Mama ist nicht zuhause', 'ich finde niemanden']],
  [{ notMeant: true }, ['das war nur ein Witz', 'nur Spaß', 'ich habe es mir nur ausgedacht', 'das ist nicht echt']],
  [{ notMeant: false }, ['das ist echt', 'er war gemein', 'ja']],
  [{ wish: 'play' }, ['spielen', 'weiterspielen bitte', 'ich will nicht darüber reden', 'die Geschichte weiter']],
  [{ wish: 'talk' }, ['noch mehr reden', 'ich will dir was erzählen']],
  [{ wish: 'quiet' }, ['still sein', 'ich will nicht spielen', 'nichts']],
  [{ wish: null, yes: true }, ['ja', 'okay', 'na klar']],
  [{ confirms: true }, ['ja', 'ja ist sie']],
  [{ confirms: false }, ['okay', 'nein', 'ja aber nicht jetzt']],
  [{ wish: null, no: true, yes: false }, ['nein', 'nee', 'weiß nicht']],
  [{ remark: 'fault' }, ['ist das meine Schuld', 'war ich böse', 'krieg ich Ärger', 'ist Mama sauer auf mich']],
  [
    { remark: 'secrecy' },
    ['bitte sag es niemandem', 'das ist ein Geheimnis', 'sagst du es Papa', 'ich darf das nicht sagen'],
  ],
  [
    { remark: 'cannotTell' },
    ['ich kann es nicht sagen', 'ich trau mich nicht', 'ich weiß nicht wie ich es sagen soll', 'ich sage es nicht'],
  ],
  [{ remark: 'notHeard' }, ['niemand glaubt mir', 'Mama hört mir nicht zu', 'sie hat nicht zugehört']],
  [{ remark: 'willTell' }, ['ich sage es Oma', 'ich habe es Papa schon gesagt', 'ich werde es Oma erzählen']],
  [{ remark: 'asksForHelp' }, ['kannst du mir helfen', 'Hilfe', 'hilf mir']],
  [{ remark: 'asksWhy' }, ['warum macht er das']],
  [{ remark: 'affection' }, ['ich hab dich lieb', 'danke']],
  [{ remark: 'scared' }, ['ich habe Angst']],
  [{ remark: 'sad' }, ['ich bin traurig', 'ich weine immer']],
  [{ remark: 'angry' }, ['ich bin so wütend']],
  [{ remark: 'ashamed' }, ['ich schäme mich']],
  [{ remark: 'hurt' }, ['das tut weh']],
  [{ remark: 'other' }, ['wir haben ein blaues Haus', 'ja', '']],
]

const spanish: Table = [
  [
    { grownUpThere: true },
    ['mamá está aquí', 'sí, mi abuela ya viene', 'ha venido papá', 'he llamado a mi mamá', 'se lo he dicho a mi profe'],
  ],
  [{ grownUpThere: false }, ['mamá no está', 'papá está dormido', 'mamá viene luego', 'vale', 'no encuentro a mamá']],
  [{ nobodyThere: true }, ['no hay nadie', 'estoy sola', 'mi mamá no está', 'no encuentro a nadie', 'nadie viene']],
  [{ notMeant: true }, ['era una broma', 'solo estaba jugando', 'me lo inventé', 'no es verdad', 'es de mentira']],
  [{ notMeant: false }, ['es verdad', 'fue malo', 'sí']],
  [{ wish: 'play' }, ['jugar', 'quiero jugar', 'seguimos', 'no quiero hablar de eso', 'el cuento']],
  [{ wish: 'talk' }, ['hablar más', 'quiero contarte algo']],
  [{ wish: 'quiet' }, ['en silencio', 'no quiero jugar', 'nada']],
  [{ wish: null, yes: true }, ['sí', 'vale', 'claro']],
  [{ confirms: true }, ['sí', 'sí está']],
  [{ confirms: false }, ['vale', 'no', 'sí pero ahora no']],
  [{ wish: null, no: true, yes: false }, ['no', 'no sé', 'no gracias']],
  [{ remark: 'fault' }, ['es mi culpa', 'me porté mal', 'me van a castigar', 'está enfadada conmigo']],
  [{ remark: 'secrecy' }, ['no se lo digas a nadie', 'es un secreto', 'me lo prometes', 'se lo vas a decir a papá']],
  [
    { remark: 'cannotTell' },
    ['no puedo decirlo', 'no sé cómo contarlo', 'me da miedo decirlo', 'no se lo voy a decir'],
  ],
  [{ remark: 'notHeard' }, ['nadie me cree', 'no me escucha', 'mamá no me creyó']],
  [{ remark: 'willTell' }, ['se lo voy a decir a mi abuela', 'ya se lo dije a la profe']],
  [{ remark: 'asksForHelp' }, ['puedes ayudarme', 'ayúdame', 'necesito ayuda']],
  [{ remark: 'asksWhy' }, ['por qué hace eso']],
  [{ remark: 'affection' }, ['te quiero mucho', 'gracias']],
  [{ remark: 'scared' }, ['tengo miedo']],
  [{ remark: 'lonely' }, ['me siento muy sola']],
  [{ remark: 'sad' }, ['estoy triste', 'siempre lloro']],
  [{ remark: 'angry' }, ['tengo rabia']],
  [{ remark: 'ashamed' }, ['me da vergüenza']],
  [{ remark: 'hurt' }, ['me duele']],
  [{ remark: 'other' }, ['tenemos una casa azul', 'solo quiero agua', '']],
]

const french: Table = [
  [
    { grownUpThere: true },
    ['maman est là', 'ma mamie est avec moi', 'papa arrive', 'j’ai appelé maman', 'je l’ai dit à ma maîtresse'],
  ],
  [
    { grownUpThere: false },
    ['maman n’est pas là', 'papa dort', 'maman arrive plus tard', 'd’accord', 'je trouve pas maman'],
  ],
  [
    { nobodyThere: true },
    ['il n’y a personne', 'je suis tout seul', 'maman n’est pas là', 'je trouve personne', 'personne ne vient'],
  ],
  [{ notMeant: true }, ['c’était une blague', 'c’était pour rire', 'j’ai inventé', 'c’est pas vrai', 'pour de faux']],
  [{ notMeant: false }, ['c’est vrai', 'il était méchant', 'oui']],
  [{ wish: 'play' }, ['jouer', 'on joue', 'on continue', 'je veux pas en parler', 'l’histoire']],
  [{ wish: 'talk' }, ['parler encore', 'je veux te dire quelque chose']],
  [{ wish: 'quiet' }, ['rester au calme', 'je veux pas jouer', 'rien']],
  [{ wish: null, yes: true }, ['oui', 'ouais', 'd’accord']],
  [{ confirms: true }, ['oui', 'oui elle est là']],
  [{ confirms: false }, ['d’accord', 'non', 'oui mais pas maintenant']],
  [{ wish: null, no: true, yes: false }, ['non', 'non merci', 'je sais pas']],
  [
    { remark: 'fault' },
    ['c’est ma faute', 'c’est à cause de moi', 'je vais me faire gronder', 'elle est fâchée contre moi'],
  ],
  [{ remark: 'secrecy' }, ['ne le dis à personne', 'c’est un secret', 'tu promets', 'tu vas le dire à papa']],
  [
    { remark: 'cannotTell' },
    ['je peux pas le dire', 'j’ose pas', 'j’ai peur de le dire', 'je sais pas comment le dire'],
  ],
  [{ remark: 'notHeard' }, ['personne ne me croit', 'elle m’écoute pas', 'maman m’a pas cru']],
  [{ remark: 'willTell' }, ['je vais le dire à mamie', 'je l’ai déjà dit à maman']],
  [{ remark: 'asksForHelp' }, ['tu peux m’aider', 'aide-moi', 'à l’aide']],
  [{ remark: 'asksWhy' }, ['pourquoi il fait ça']],
  [{ remark: 'affection' }, ['je t’aime', 'merci pipit']],
  [{ remark: 'scared' }, ['j’ai peur']],
  [{ remark: 'lonely' }, ['je suis seule']],
  [{ remark: 'sad' }, ['je suis triste', 'je pleure tout le temps']],
  [{ remark: 'angry' }, ['je suis en colère']],
  [{ remark: 'ashamed' }, ['j’ai honte']],
  [{ remark: 'hurt' }, ['ça fait mal']],
  [{ remark: 'other' }, ['on a une maison bleue', 'j’ai mangé du pain', '']],
]

describe.each([
  ['de', german],
  ['es', spanish],
  ['fr', french],
])('in "%s"', (language, table) => {
  test.each(table)('a child is understood as %o', (expected, texts) => {
    for (const text of texts)
      expect([text, understandChild(text, [language])]).toEqual([text, expect.objectContaining(expected)])
  })
})

test.each([
  ['de', ['reden', 'ich will darüber reden', 'können wir reden'], ['der Papagei kann reden', 'ich will nicht reden']],
  ['es', ['hablar', 'quiero hablar de eso', 'podemos hablar'], ['el loro puede hablar', 'no quiero hablar de eso']],
  ['fr', ['parler', 'je veux en parler', 'on peut parler'], ['le perroquet peut parler', 'je veux pas en parler']],
])('a wish to talk again is understood in "%s" in the middle of a game', (language, wishes, others) => {
  for (const text of wishes) expect([text, wantsToTalk(text, [language])]).toEqual([text, true])
  for (const text of others) expect([text, wantsToTalk(text, [language])]).toEqual([text, false])
})

test.each([
  ['de', 'mein Papa schlägt mich', 'einer Lehrerin oder einer Ärztin'],
  ['de', 'meine Lehrerin schlägt mich', 'einer Oma oder einer Ärztin'],
  ['es', 'mi abuelo me pega', 'una maestra o a una doctora'],
  ['es', 'la profe me pega', 'una abuela o a una doctora'],
  ['fr', 'mon oncle me frappe', 'une maîtresse ou à un médecin'],
  ['fr', 'la maîtresse de l’école et papi me tapent', 'un médecin ou à un parent de tes amis'],
])('a helper in "%s" is nobody of whom the child speaks: “%s”', (language, text, helpers) => {
  expect(suggestHelpers(mentionedHelpers(text), textsIn(language).help)).toBe(helpers)
})

const colloquial: [string, Table][] = [
  [
    'de',
    [
      [
        { nobodyThere: true },
        ['nein keiner', 'Mama ist auf der Arbeit', 'Mama geht nicht ran', 'ich bin hier alleine'],
      ],
      [{ grownUpThere: true }, ['Oma sitzt neben mir', 'ich hab der Oma Bescheid gesagt']],
      [{ grownUpThere: false }, ['Papa kommt erst heute Abend']],
      [{ remark: 'secrecy' }, ['das darf keiner wissen', 'behalt es für dich']],
      [{ remark: 'notHeard' }, ['Mama sagt ich lüge']],
      [{ remark: 'willTell' }, ['ich gehe zu Oma']],
      [{ remark: 'fault' }, ['ich habs verdient']],
    ],
  ],
  [
    'es',
    [
      [{ nobodyThere: true }, ['no, nadie', 'mis papás no están', 'mi mamá se fue', 'no ha venido nadie']],
      [{ grownUpThere: true }, ['sí, está mi abuelita']],
      [{ grownUpThere: false }, ['mamá viene en un rato']],
      [{ remark: 'fault' }, ['tengo la culpa', 'me regañan']],
      [{ remark: 'secrecy' }, ['que nadie se entere']],
      [{ remark: 'cannotTell' }, ['me da mucha vergüenza contarlo']],
      [{ remark: 'notHeard' }, ['dicen que es mentira']],
      [{ remark: 'willTell' }, ['le voy a decir a mi mamá']],
      [{ remark: 'asksForHelp' }, ['me ayudas']],
      [{ wish: 'talk' }, ['vamos a platicar']],
    ],
  ],
  [
    'fr',
    [
      [{ nobodyThere: true }, ['y’a personne', 'non, personne', 'maman est au travail', 'maman répond pas']],
      [{ grownUpThere: true }, ['y’a mamie', 'maman est à côté de moi']],
      [{ remark: 'cannotTell' }, ['j’arrive pas à le dire']],
      [{ remark: 'secrecy' }, ['garde-le pour toi', 'il faut pas que maman sache']],
      [{ remark: 'notHeard' }, ['elle dit que je mens']],
      [{ remark: 'willTell' }, ['je vais voir maman']],
      [{ remark: 'lonely' }, ['j’ai pas d’amis']],
      [{ notMeant: true }, ['c’est même pas vrai']],
      [{ remark: 'fault' }, ['je le mérite']],
    ],
  ],
]

describe.each(colloquial)('in everyday words of "%s"', (language, table) => {
  test.each(table)('a child is understood as %o', (expected, texts) => {
    for (const text of texts)
      expect([text, understandChild(text, [language])]).toEqual([text, expect.objectContaining(expected)])
  })
})
