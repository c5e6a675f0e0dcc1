import { Worker } from 'node:worker_threads'
import type { Story } from 'inkjs/engine/Story'

interface Compiled {
  story: string | undefined
  mistakes: string[]
}

const opened = new Map<string, Promise<Story>>()

/** The story of an activity, compiled when the first child wants it and then kept. Its state is each child's own. */
export function loadStory(activity: string): Promise<Story> {
  const known = opened.get(activity)
  if (known) return known
  const opening = compile(activity)
  opened.set(activity, opening)
  opening.catch(() => opened.delete(activity))
  return opening
}

async function compile(activity: string) {
  const [{ Story: Player }, { story, mistakes }] = await Promise.all([import('inkjs'), compileInWorker(activity)])
  if (!story || mistakes.length > 0) throw new Error(`${activity}.ink cannot be played: ${mistakes.join('; ')}`)
  return new Player(story) as Story
}

function compileInWorker(activity: string) {
  return new Promise<Compiled>((resolve, reject) => {
    const worker = new Worker(new URL('compile-story.ts', import.meta.url), { workerData: { activity }, execArgv: [] })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error(`${activity}.ink was not compiled`)))
  })
}
