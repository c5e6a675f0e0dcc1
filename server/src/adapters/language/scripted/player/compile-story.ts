import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { Compiler, CompilerOptions } from 'inkjs/full'

/** Runs in a thread of its own: a story takes up to half a second, and meanwhile other children are talking. */

const folder = new URL('../stories/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

const { activity } = workerData as { activity: string }
const mistakes: string[] = []
const options = new CompilerOptions(`${activity}.ink`, [], false, (message: string) => mistakes.push(message), {
  ResolveInkFilename: (name: string) => name,
  LoadInkFileContents: read,
})
let story: string | undefined
try {
  story = new Compiler(read(`${activity}.ink`), options).Compile().ToJson() ?? undefined
} catch (error) {
  mistakes.push(String(error))
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; this is a thread
parentPort?.postMessage({ story, mistakes })
