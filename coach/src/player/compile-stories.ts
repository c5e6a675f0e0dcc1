import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { Compiler, CompilerOptions } from 'inkjs/full'

/** Runs in the worker thread of story-compiler.ts: receives the names of activities, returns their compiled stories. */

const folder = new URL('../stories/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

function compile(activity: string) {
  const errors: string[] = []
  const options = new CompilerOptions(`${activity}.ink`, [], false, (message: string) => errors.push(message), {
    ResolveInkFilename: (name: string) => name,
    LoadInkFileContents: read,
  })
  try {
    return { story: new Compiler(read(`${activity}.ink`), options).Compile().ToJson() ?? undefined, errors }
  } catch (error) {
    errors.push(String(error))
    return { story: undefined, errors }
  }
}

parentPort?.on('message', (activity: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is a thread
  parentPort?.postMessage({ activity, ...compile(activity) })
})
