import { expect, test } from 'vitest'
import { compileStory } from './story-compiler.ts'

test('a story that cannot be read is reported, and the stories after it are still compiled', async () => {
  const [missing, iSpy] = await Promise.all([compileStory('no-such-story'), compileStory('i-spy')])
  expect(missing).toEqual({ story: undefined, errors: [expect.stringContaining('ENOENT')] })
  expect(iSpy).toEqual({ story: expect.stringContaining('inkVersion'), errors: [] })
})
