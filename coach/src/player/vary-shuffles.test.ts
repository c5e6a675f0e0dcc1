import { Compiler } from 'inkjs/full'
import type { Story } from 'inkjs/engine/Story'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { type Heard, nothingHeard, varyShuffles, withHeard } from './vary-shuffles.ts'

const animals = ['cat', 'dog', 'cow', 'pig', 'hen']

function listen(times: number, heard: Heard, seed = 1) {
  const story = new Compiler(
    `-> again\n=== again\n{shuffle:\n- ${animals.join('\n- ')}\n}\n+ [more] -> again`,
  ).Compile()
  const player = varyShuffles(story as unknown as Story)
  player.state.storySeed = seed
  const played = withHeard(player, heard, () =>
    Array.from({ length: times }, (_, index) => {
      if (index > 0) player.ChooseChoiceIndex(0)
      return player.ContinueMaximally().trim()
    }),
  )
  return { texts: played.result, heard: played.heard }
}

test('a child hears every alternative of a shuffle before one is repeated, and none twice in a row', () => {
  for (const seed of [1, 2, 3, 4]) {
    const { texts } = listen(20, nothingHeard, seed)
    for (const round of [0, 5, 10, 15]) {
      expect(texts.slice(round, round + 5).toSorted()).toEqual(animals.toSorted())
    }
    expect(texts.filter((text, index) => text === texts[index - 1])).toEqual([])
  }
})

test('on the next day the alternatives come first that the child has not heard', () => {
  const { texts: yesterday, heard } = listen(3, nothingHeard)
  const { texts: today } = listen(5, { ...nothingHeard, before: heard.now }, 2)
  expect(today.slice(0, 2).filter((text) => yesterday.includes(text))).toEqual([])
  expect(today.toSorted()).toEqual(animals.toSorted())
})

test('at least every second alternative is about what the child likes, as long as there are new ones', () => {
  const likes = /cow|hen/
  const areLiked = (seed: number, heard: Heard) => listen(5, heard, seed).texts.map((text) => likes.test(text))
  const seeds = [1, 2, 3, 4, 5, 6]
  for (const seed of seeds) {
    const liked = areLiked(seed, { ...nothingHeard, likes })
    expect(liked[0]).toBe(true)
    expect(liked.slice(0, 3).filter(Boolean)).toHaveLength(2)
  }
  expect(seeds.filter((seed) => areLiked(seed, nothingHeard)[0]).length).toBeLessThan(6)
})

test('shuffles replace a method of the version of inkjs that somebody has read', () => {
  // Before you change this: compare `NextSequenceShuffleIndex` and the compiled format with `vary-shuffles.ts`.
  expect(manifest.dependencies.inkjs).toBe('2.4.0')
})

test('other seeds lead to another order', () => {
  const orders = new Set([1, 2, 3, 4, 5, 6].map((seed) => listen(5, nothingHeard, seed).texts.join(' ')))
  expect(orders.size).toBeGreaterThan(3)
})
