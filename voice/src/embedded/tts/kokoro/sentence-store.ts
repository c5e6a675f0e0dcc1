import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { modelVersion } from './kokoro-files.ts'

export type SentenceStore = ReturnType<typeof createSentenceStore>

/** Written sentences are the same for every child. What has a name or a child's words in it never reaches the disk. */
export function createSentenceStore(folder: string) {
  const ofVoice = (voice: string) => join(folder, modelVersion, voice)
  const fileOf = (voice: string, text: string) => {
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
    return join(ofVoice(voice), name.slice(0, 2), `${name}.opus`)
  }

  return {
    find: (voice: string, text: string): Promise<Buffer | null> => readFile(fileOf(voice, text)).catch(nullIfMissing),

    /** A process that is killed leaves no part of a sentence. */
    async save(voice: string, text: string, speech: Uint8Array) {
      const file = fileOf(voice, text)
      const temporary = `${file}.${randomUUID()}`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(temporary, speech)
      await rename(temporary, file)
    },

    /** Returns the sentences that are not rendered yet, in the same order. */
    async missing(voice: string, texts: string[]): Promise<string[]> {
      const names = new Set(await readdir(ofVoice(voice), { recursive: true }).catch(noneIfMissing))
      return texts.filter((text) => !names.has(fileOf(voice, text).slice(ofVoice(voice).length + 1)))
    },

    /** Deletes the speech of other weights, of voices that nobody uses, and of sentences that are no longer written. */
    async deleteUnused(voices: string[], texts: string[]) {
      const used = new Set(voices.flatMap((voice) => texts.map((text) => fileOf(voice, text))))
      for (const entry of await readdir(folder, { recursive: true }).catch(noneIfMissing)) {
        const file = join(folder, entry)
        if (file.endsWith('.opus') && !used.has(file)) await rm(file)
      }
    },
  }
}

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
