import { describe, expect, test } from 'vitest'
import { replies, replyTo } from '../care/testing/play-with-child.ts'
import { unlimited, type LimitReason } from '../participants.ts'
import { createTestConversation } from '../testing/test-conversation.ts'
import { textsIn } from './catalogues.ts'
import { isCatalogueSentence } from './is-catalogue-sentence.ts'

const helplines = { emergencyNumber: '112', childHelpline: { name: 'Rat auf Draht', number: '147' } }

const languages = {
  es: {
    model: '¡Hola! ¿El zorro es rojo o azul?',
    resting:
      'Ahora estoy descansando, Mia. Vuelvo mañana por la mañana a las siete. Si algo va mal, despierta a un adulto.',
    timeIsUp: 'Por hoy se acabó nuestro tiempo, Mia. Me ha gustado hablar contigo. ¡Hasta pronto!',
    farewell: ['adiós', '¡Adiós, Mia!'],
    silent: /^Sigo aquí/,
    disclosure: ['mi papá me pega', 'sí', 'no sé', 'mmm'],
    grownUp: /adulto/,
    choice: /jug.*silencio.*habl/,
    playOn: 'sí, jugar',
    emergency: ['mamá no se despierta', 'vale', 'no hay nadie', 'mi abuela está aquí'],
    number: 'uno uno dos',
    relief: /^(Bien|Muy bien)\./,
    helpline: 'También puedes llamar a Rat auf Draht, uno cuatro siete: allí escuchan a los niños.',
    secret: ['no se lo digas a nadie', /secreto/],
    forbidden: 'Oh shit.',
  },
  de: {
    model: 'Hallo! Ist der Fuchs rot oder blau?',
    resting:
      'Ich ruhe mich gerade aus, Mia. Ich bin morgen früh um sieben wieder da. Wenn etwas nicht stimmt, dann weck einen Erwachsenen.',
    timeIsUp: 'Unsere Zeit ist für heute vorbei, Mia. Es war schön mit dir. Bis bald!',
    farewell: ['tschüss', 'Tschüss, Mia!'],
    silent: /^Ich bin noch da/,
    disclosure: ['Papa schlägt mich', 'ja', 'weiß nicht', 'hm'],
    grownUp: /Erwachsene/,
    choice: /spielen.*still.*reden/,
    playOn: 'ja, weiterspielen',
    emergency: ['Mama wacht nicht auf', 'okay', 'niemand ist da', 'meine Oma ist jetzt da'],
    number: 'eins eins zwei',
    relief: /^(Gut|Das ist gut)\./,
    helpline: 'Du kannst auch bei Rat auf Draht anrufen, eins vier sieben: Dort hört man Kindern zu.',
    secret: ['sag es bitte niemandem', /Geheimnis/],
    forbidden: 'Oh shit.',
  },
  fr: {
    model: 'Bonjour ! Le renard est rouge ou bleu ?',
    resting:
      'Je me repose en ce moment, Mia. Je reviens demain matin à sept heures. Si quelque chose ne va pas, réveille un adulte.',
    timeIsUp: 'C’est fini pour aujourd’hui, Mia. J’ai bien aimé parler avec toi. À bientôt !',
    farewell: ['au revoir', 'Au revoir, Mia !'],
    silent: /^Je suis toujours là/,
    disclosure: ['papa me frappe', 'oui', 'je sais pas', 'hm'],
    grownUp: /adulte/,
    choice: /jouer.*calme.*parle/,
    playOn: 'oui, jouer',
    emergency: ['maman ne se réveille pas', 'd’accord', 'il n’y a personne', 'ma mamie est là'],
    number: 'un un deux',
    relief: /^(Bien|C’est bien)\./,
    helpline: 'Tu peux aussi appeler Rat auf Draht, au un quatre sept : on y écoute les enfants.',
    secret: ['ne le dis à personne', /secret/],
    forbidden: 'Oh shit.',
  },
} as const

type Language = keyof typeof languages

describe.each(Object.keys(languages) as Language[])('a child whose language is "%s"', (language) => {
  const expected = languages[language]
  const child = { language, timeZone: 'UTC' }
  const texts = textsIn(language)
  const talking = (setup: Parameters<typeof createTestConversation>[0] = {}) =>
    createTestConversation({ ...setup, child: { ...child, ...setup.child } })
      .start()
      .coachSays(expected.model)
      .childHearsAll()

  test('hears in its language when the coach is back', () => {
    const limits = { endAt: 0, endReason: 'quiet-hours' as LimitReason, resumesAt: Date.UTC(1970, 0, 2, 7) }
    const conversation = createTestConversation({ child, limits }).start().childHearsAll()
    expect(conversation.transcript).toEqual([`coach: ${expected.resting}`])
  })

  test('hears in its language that the time is up', () => {
    const conversation = talking({ limits: { ...unlimited, endAt: 15_000 } })
    while (conversation.endReason === null) conversation.advanceTime(1_000).childHearsAll()
    expect(conversation.spoken.join(' ')).toContain(expected.timeIsUp)
    expect(conversation.endReason).toBe('time-limit')
  })

  test('says goodbye in its language, and is answered in it', () => {
    const [farewell, answer] = expected.farewell
    const conversation = talking().childSays(farewell)
    expect(conversation.spoken).toContain(answer)
    expect(conversation.childHearsAll().endReason).toBe('goodbye')
  })

  test('is encouraged in its language when it is silent, and hears the question again', () => {
    const conversation = talking().advanceTime(12_500).childHearsAll()
    const prompt = conversation.transcript.at(-1)?.replace('coach: ', '') ?? ''
    expect(prompt).toMatch(expected.silent)
    expect(prompt).toMatch(/\?$/)
  })

  test('hears a replacement in its language for what the coach must not say', () => {
    const conversation = talking().childSays('hm').coachSays(expected.forbidden)
    expect(conversation.spoken.at(-1)).toBe(texts.safeReply)
  })

  test.each([4, 10])(
    'is stayed with in its language after a disclosure (age %i), until it chooses to play on',
    (age) => {
      const conversation = talking({ child: { age } })
      const before = conversation.spoken.length
      const [opening, , helper, choice] = replies(conversation, [...expected.disclosure])
      expect(opening).toMatch(expected.grownUp)
      expect(helper).not.toMatch(/[{}]/)
      expect(choice).toMatch(expected.choice)
      expect(
        conversation.spoken.slice(before).filter((sentence) => !isCatalogueSentence(sentence, language, null)),
      ).toEqual([])
      expect(conversation.flags).toEqual(['child: abuse high'])
      conversation.childSays(expected.playOn)
      expect(conversation.thinkEffects.at(-1)?.context.purpose).toBe('resume')
    },
  )

  test('is sent to a grown-up in an emergency, hears the number if nobody is there, and is understood', () => {
    const conversation = talking({ helplines })
    const [alarm, again, alone, there] = replies(conversation, [...expected.emergency])
    for (const reply of [alarm, again]) expect(reply).toMatch(expected.grownUp)
    expect(alone).toContain(expected.number)
    expect(there).toMatch(expected.relief)
    expect(conversation.thinkEffects).toHaveLength(1)
  })

  test('hears from eight years on where it can ring', () => {
    const conversation = talking({ child: { age: 9 }, helplines })
    expect(replies(conversation, expected.disclosure.slice(0, 3)).join(' ')).toContain(expected.helpline)
  })

  test('that asks for secrecy gets an honest answer', () => {
    const [request, answer] = expected.secret
    const conversation = talking()
    replyTo(conversation, expected.disclosure[0])
    expect(replyTo(conversation, request)).toMatch(answer)
  })

  test.each([
    ['the scripted coach', { replySource: 'scripted-coach' as const }],
    ['an English voice', { hasEnglishVoice: true }],
  ])('hears English from %s, and is understood in its language', (_, setup) => {
    const conversation = createTestConversation({ ...setup, child })
      .start()
      .coachSays('Hello!')
      .childHearsAll()
    const [opening, ...others] = replies(conversation, [...expected.disclosure])
    expect(opening).toMatch(/grown-up/)
    expect(others.at(-1)).toMatch(/play.*quiet.*talk/)
    conversation.childSays(expected.playOn)
    expect(conversation.thinkEffects.at(-1)?.context.purpose).toBe('resume')
    const spoken = conversation.allEffects.flatMap((effect) => (effect.type === 'speak' ? [effect.language] : []))
    expect(new Set(spoken)).toEqual(new Set(['en']))
    expect(conversation.thinkEffects[0]?.instructions).toContain('Speak the language "en".')
  })

  test('hears nothing more in its language when an English coach takes over in the middle of a reply', () => {
    const conversation = talking()
    for (let times = 0; times < 2; times++) {
      conversation.childSays('hm').modelWrites(`${expected.model} ${expected.model} ${expected.model} `)
      const { id } = conversation.thinkEffects.at(-1) ?? { id: '' }
      conversation.serverEvent({ type: 'think-failed', id }).childHearsAll()
    }
    const spoken = conversation.allEffects.filter((effect) => effect.type === 'speak')
    expect(spoken.at(-1)).toMatchObject({ text: 'What do you think?', language: 'en' })
    for (const { text, language: spokenIn } of spoken)
      expect([text, spokenIn]).toEqual([text, isCatalogueSentence(text, 'en', null) ? 'en' : language])
  })
})

test('a small German child hears "die" and "war", which are English words of fear and war', () => {
  const toddler = { language: 'de', maturity: { id: 'toddler', description: '' } }
  const conversation = createTestConversation({ child: toddler }).start()
  conversation.coachSays('Die Katze war müde. Ein Monster kam.')
  expect(conversation.spoken).toEqual(['Die Katze war müde.', textsIn('de').safeReply])
})
