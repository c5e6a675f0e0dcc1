import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { Compiler, CompilerOptions } from 'inkjs/full'

/** Runs in a worker thread, because a story takes up to half a second of CPU time. */

const folder = new URL('../stories/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

const { activity } = workerData as { activity: string }
const errors: string[] = []
const options = new CompilerOptions(`${activity}.ink`, [], false, (message: string) => errors.push(message), {
  ResolveInkFilename: (name: string) => name,
  LoadInkFileContents: read,
})
let story: string | undefined
try {
  story = new Compiler(read(`${activity}.ink`), options).Compile().ToJson() ?? undefined
} catch (error) {
  errors.push(String(error))
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is a thread
parentPort?.postMessage({ story, errors })
