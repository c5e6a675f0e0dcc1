import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aChildWithInsights, daysAgo } from './testing/child-with-insights.ts'

const server = startTestServer()

async function readDay(language: string, ...said: string[]) {
  const { addConversationIn, read } = await aChildWithInsights(server)
  await addConversationIn(language, daysAgo(2).at, ...said.map((text) => ({ text, who: 'child' as const })))
  const [day] = await read()
  return { topics: (day?.topics ?? []).map(({ name }) => name), newWords: day?.newWords ?? [] }
}

describe('topics', () => {
  test.each([
    ['en', 'Nature and weather', ['It was so rainy, and there was frost on the window', 'I was freezing outside']],
    ['en', 'Animals', ["Grandpa's puppies chased my kitten", 'She climbed the roof and purred']],
    ['en', 'Space', ['I want to be an astronaut and fly past the planets', 'Are there aliens on the stars?']],
    ['de-AT', 'Nature and weather', ['Gestern hat es geregnet und überall war Nebel', 'Heute schneit es ganz doll']],
    ['de', 'Animals', ['Unser Hund bellt immer die Pferde an', 'Die Kätzchen verstecken sich vor ihm']],
    ['de', 'Drawing and making', ['Ich habe für Oma ein Bild gemalt', 'Und dann haben wir mit der Schere gebastelt']],
    ['es', 'Nature and weather', ['Ayer llovía mucho y había truenos', 'Hoy las nubes se fueron']],
    ['es-MX', 'Animals', ['Mi perrito ladra cuando pasan los caballos', 'Y las gatas de mi tía se asustan']],
    ['es', 'Family', ['Fuimos a ver a mis abuelos', 'Mi hermanita se durmió con mamá']],
    ['fr', 'Nature and weather', ["Hier il pleuvait et l'orage grondait", "Aujourd'hui il neige"]],
    ['fr-CA', 'Animals', ["J'ai vu des chevaux et l'ours du zoo", 'Les chatons dormaient']],
    ['fr', 'Sea and water', ["On est allés à la mer et j'ai sauté dans les vagues", 'Le bateau était grand']],
  ])('what a child said in "%s" is mostly about %s', async (language, topic, said) => {
    expect((await readDay(language, ...said)).topics[0]).toBe(topic)
  })

  test('little words are no topic, even if they have the stem of one', async () => {
    expect(await readDay('es', 'Nada, solo quiero eso', 'Solo nada')).toMatchObject({ topics: [] })
    expect(await readDay('de', 'Komm mal her', 'Schau mal')).toMatchObject({ topics: [] })
  })

  test('a language without a list has no topics', async () => {
    expect(await readDay('pl', 'Mama, tata i mama', 'Mama!')).toMatchObject({ topics: [] })
  })
})

describe('new words', () => {
  test.each([
    ['en', ['I am a pirate', "That's Grandpa's boat and I can't swim"], ['boat', 'grandpa', 'pirate', 'swim']],
    ['de', ['Ich habe ein Einhorn gesehen', "Das war's"], ['einhorn', 'gesehen']],
    ['es', ['Yo tengo una tortuga', 'Está en el jardín'], ['jardín', 'tortuga']],
    ['fr', ["J'aime l'école", "Il y a un escargot d'or qu'elle a vu"], ['aime', 'escargot', 'or', 'vu', 'école']],
  ])('the new words of a first day in "%s" have neither articles nor pronouns', async (language, said, newWords) => {
    expect((await readDay(language, ...said)).newWords.toSorted()).toEqual(newWords)
  })

  test('names of the children of the family are no new words', async () => {
    const { accountId, bearer, addConversation, addConversationIn, read } = await aChildWithInsights(server)
    const params = { accountId }
    await server.call('POST /accounts/:accountId/children', {
      params,
      bearer,
      body: { name: 'Amira Lou', proficiencyLevel: 'simple', contentMaturity: 'preschool' },
    })
    await addConversation(daysAgo(2).at, "Amira's hamster likes Mia", 'Oh', "Lou and Mia's turtle")
    await addConversationIn('de', daysAgo(1).at, 'Amiras Lieblingsfarbe', 'Oh', 'Mias Rakete')
    const [second, first] = await read()
    expect(first?.newWords).toEqual(['hamster', 'likes', 'turtle'])
    expect(second?.newWords).toEqual(['lieblingsfarbe', 'rakete'])
  })
})
