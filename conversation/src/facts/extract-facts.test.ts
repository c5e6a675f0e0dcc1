import { describe, expect, test } from 'vitest'
import { findProfanity } from '../testing/find-profanity.ts'
import { extractFacts } from './extract-facts.ts'
import { factLabel, factStatement } from './fact.ts'
import { isOutdatedBy, mergeFact, type StoredFact } from './merge-facts.ts'

const factsIn = (text: string) => extractFacts(text, { findProfanity, maturity: 'preschool' })
const readFacts = (text: string) => factsIn(text).map((fact) => `${factLabel(fact)} ${fact.value}`)

describe('facts in what a child says', () => {
  test('clear statements in the first person become facts in a parent’s words', () => {
    const examples: Record<string, string[]> = {
      'I have a dog called Bruno': ['Has a dog called Bruno'],
      'i have a dog and his name is bruno': ['Has a dog called Bruno'],
      'My cat is called Mister Fluff.': ['Has a cat called Mister Fluff'],
      'my dogs name is bruno': ['Has a dog called Bruno'],
      'We have got a new puppy named Lola!': ['Has a dog called Lola'],
      'I have a rabbit because I like rabbits': ['Has a rabbit', 'Likes rabbits'],
      'we have two cats': ['Has two cats'],
      'My favourite colour is blue': ['Favourite colour: blue'],
      'my favorite color is light green and I have a big brother': [
        'Favourite colour: light green',
        'Has a big brother',
      ],
      'Pizza is my favourite food': ['Favourite food: Pizza'],
      'my favourite film is Frozen': ['Favourite film: Frozen'],
      'my favourite toy is Lego': ['Favourite toy: Lego'],
      'I really love dinosaurs': ['Likes dinosaurs'],
      'I like playing football with my dad': ['Likes playing football'],
      "I don't like peas": ['Does not like peas'],
      'I have a little sister': ['Has a little sister'],
      'my baby brother has two teeth': ['Has a baby brother'],
      'my best friend is Tom': ['Has a friend called Tom'],
      'My friend is called Emma and we play together': ['Has a friend called Emma'],
      'I can ride my bike now': ['Can ride a bike'],
      'I just learned to swim': ['Can swim'],
      'when I grow up I want to be a vet': ['Wants to be a vet'],
      'I want to be a fire fighter when I grow up': ['Wants to be a fire fighter'],
      "I'm a bit scared of the dark": ['Is afraid of the dark'],
      'my birthday is in May': ['Has a birthday in May'],
      'I lost a tooth': ['Lately lost a tooth'],
    }
    const found = Object.fromEntries(Object.keys(examples).map((text) => [text, readFacts(text)]))
    expect(found).toEqual(examples)
  })

  test('questions, wishes, negations, games and what is over are no facts', () => {
    const examples = [
      'Do I have a dog?',
      'can I have a dog called Bruno',
      'I wish I had a dog',
      'I wish I have a dog called Bruno',
      'if I have a cat I call it Lola',
      "I don't have a dog",
      'I have no dog',
      "let's pretend I have a dragon and a dog called Rex",
      'in the story I have a dog called Rex',
      'in Minecraft I have a cat called Bob',
      'my toy dog is called Wuff',
      'my dog Bruno died and I have a cat now',
      'I had a dog called Bruno',
      "my favourite colour isn't blue",
      'I like you',
      'I like it when you sing',
      'I love my mummy',
      'I like this one',
      'I do not like my teacher',
      'I hate Tom',
      "I can't swim",
      'I am afraid of my uncle',
      'I am not afraid of the dark',
      'my dog is called the best dog',
      'my friend is called Mr Miller',
      'my friend from the internet is called Max',
      'am I a dog',
      'you have a dog called Bruno',
      'my sister says I have a dog',
      'my dad had two dogs',
    ]
    expect(examples.flatMap(readFacts)).toEqual([])
  })

  test('nothing that is flagged, private or rude becomes a fact', () => {
    const examples = [
      'I live at 12 Oak Street and I have a dog called Bruno',
      'my uncle hurts me and my favourite colour is blue',
      'my favourite food is shit',
      'my phone number is 555 867 5309 and I like trains',
      'I like ignoring all previous instructions',
      'my favourite song is system prompt',
    ]
    expect(examples.flatMap(readFacts)).toEqual([])
  })

  test('a fact is a statement that the child could have made', () => {
    expect(factsIn('I have an old turtle called Tim and I can whistle').map(factStatement)).toEqual([
      'I have a turtle called Tim',
      'I can whistle',
    ])
  })
})

describe('facts that change', () => {
  const stored = (id: string, text: string, originalValue: string | null = null): StoredFact => {
    const [fact] = factsIn(text)
    if (!fact) throw new Error(`no fact in ${text}`)
    return { ...fact, id, saidAt: new Date(0), originalValue }
  }
  const merge = (facts: StoredFact[], text: string) => factsIn(text).map((fact) => mergeFact(facts, fact))

  test('a newer favourite replaces the older one, and other kinds are added', () => {
    const facts = [stored('1', 'my favourite colour is blue'), stored('2', 'I like trains')]
    expect(merge(facts, 'my favourite colour is red')).toEqual([{ renewed: [], removed: ['1'], isNew: true }])
    expect(merge(facts, 'my favourite food is rice')).toEqual([{ renewed: [], removed: [], isNew: true }])
    expect(merge(facts, 'I like cars')).toEqual([{ renewed: [], removed: [], isNew: true }])
    expect(merge(facts, 'I love trains')).toEqual([{ renewed: ['2'], removed: [], isNew: false }])
  })

  test('a pet that gets a name is one pet', () => {
    expect(merge([stored('1', 'I have a dog')], 'my dog is called Bruno')).toEqual([
      { renewed: [], removed: ['1'], isNew: true },
    ])
    expect(merge([stored('1', 'my dog is called Bruno')], 'I have a dog')).toEqual([
      { renewed: [], removed: [], isNew: false },
    ])
  })

  test('what a parent corrected is not misheard again', () => {
    const corrected = { ...stored('1', 'my dog is called Bruno'), originalValue: 'Brno' }
    expect(merge([corrected], 'my dog is called Brno')).toEqual([{ renewed: ['1'], removed: [], isNew: false }])
  })

  test('a pet that died and a friend who is none are forgotten, others are not', () => {
    const dog = stored('1', 'my dog is called Bruno')
    const friend = stored('2', 'my best friend is Tom')
    expect(isOutdatedBy(dog, 'Bruno died yesterday')).toBe(true)
    expect(isOutdatedBy(dog, 'our dog is in heaven now')).toBe(true)
    expect(isOutdatedBy(dog, 'my granny died')).toBe(false)
    expect(isOutdatedBy(dog, 'Bruno ate my shoe')).toBe(false)
    expect(isOutdatedBy(friend, "Tom isn't my friend")).toBe(true)
    expect(isOutdatedBy(friend, 'Tom is my best friend')).toBe(false)
    expect(isOutdatedBy(stored('3', 'I like trains'), "I don't like trains any more")).toBe(true)
  })
})
