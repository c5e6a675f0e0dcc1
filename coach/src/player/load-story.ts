import { createHash } from 'node:crypto'
import type { Story } from 'inkjs/engine/Story'
import { compileStory } from './story-compiler.ts'
import { varyShuffles } from './vary-shuffles.ts'

const stories = new Map<string, Promise<Story>>()
const versions = new WeakMap<Story, string>()

/** A saved state of one version of a story cannot be continued in another. */
export const storyVersion = (story: Story) => versions.get(story) ?? ''

/** All children share a story, which is compiled at first use. The state of each child is loaded before each step. */
export function loadStory(activity: string): Promise<Story> {
  const known = stories.get(activity)
  if (known) return known
  const loading = compile(activity)
  stories.set(activity, loading)
  loading.catch(() => stories.delete(activity))
  return loading
}

async function compile(activity: string) {
  const [{ Story: Player }, { story, errors }] = await Promise.all([import('inkjs'), compileStory(activity)])
  if (!story || errors.length > 0) throw new Error(`${activity}.ink cannot be played: ${errors.join('; ')}`)
  const played = varyShuffles(new Player(story) as Story)
  versions.set(played, createHash('sha256').update(story).digest('base64url'))
  return played
}
