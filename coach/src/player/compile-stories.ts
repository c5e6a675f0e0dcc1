import { readFileSync } from 'node:fs'
import { serveWork } from '@pipit/concurrency/serve-work'
import { Compiler, CompilerOptions } from 'inkjs/full'

export interface CompiledStory {
  story: string | undefined
  errors: string[]
}

const folder = new URL('../stories/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')

async function compile(activity: string): Promise<CompiledStory> {
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

await serveWork<string, CompiledStory>(async () => compile)
