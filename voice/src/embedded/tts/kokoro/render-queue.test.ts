import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

function open() {
  const queue = createRenderQueue<string>()
  const started: string[] = []
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  const run = (text: string) => async () => {
    started.push(text)
    await gate
    if (text === 'Broken.') throw new Error('cannot be rendered')
    return `speech of ${text}`
  }
  return {
    started,
    release,
    live: (text: string) => queue.runLive(text, run(text)),
    ahead: (text: string, signal = new AbortController().signal) => queue.runAhead(text, run(text), signal),
  }
}

test('what is spoken now is rendered before what may be spoken', async () => {
  const { live, ahead, started, release } = open()
  const all = [ahead('One.'), ahead('Two.'), ahead('Three.'), live('Now.'), live('Three.')]
  release()
  expect(await Promise.all(all)).toContain('speech of Now.')
  expect(started).toEqual(['One.', 'Three.', 'Now.', 'Two.'])
})

test('a sentence that is no longer needed is not rendered, unless somebody waits for it', async () => {
  const { live, ahead, started, release } = open()
  const cancellation = new AbortController()
  const all = [ahead('One.'), ahead('Two.', cancellation.signal), ahead('Three.', cancellation.signal)]
  cancellation.abort()
  const spoken = live('Three.')
  release()
  expect(await Promise.all(all)).toEqual(['speech of One.', null, 'speech of Three.'])
  expect(await spoken).toBe('speech of Three.')
  expect(started).toEqual(['One.', 'Three.'])
})

test('a sentence that cannot be rendered does not hold back the next one', async () => {
  const { live, release } = open()
  const [broken, next] = [live('Broken.'), live('Next.')]
  release()
  await expect(broken).rejects.toThrow('cannot be rendered')
  expect(await next).toBe('speech of Next.')
})
