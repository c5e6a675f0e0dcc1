import { note, ok, problem, type Finding } from './finding.ts'

export interface ModelFile {
  /** What it is for, such as "speech to text (tiny)". */
  purpose: string
  path: string
  /** Fails if the file is missing, is not the one that Pipit was tested with, or cannot be loaded. */
  load: () => Promise<void>
}

interface Options {
  models: ModelFile[]
  /** Fetched in the background after the first start; null: not wanted. */
  naturalVoices: { arePresent: boolean; models: ModelFile[] } | null
}

const reinstall = 'Stop the server, delete node_modules, then start it with npm start, which installs it again.'

/** Reads, compares and loads the files of the embedded speech. */
export async function checkModels({ models, naturalVoices }: Options, signal: AbortSignal): Promise<Finding[]> {
  const failed = await tryToLoad(models, reinstall, signal)
  const findings = failed.length > 0 ? failed : [ok(`${models.length} model files are right and can be loaded.`)]
  if (!naturalVoices) return findings
  if (!naturalVoices.arePresent)
    return [...findings, note('the natural voices are not there yet; the server fetches them while it runs.')]
  const failedVoices = await tryToLoad(
    naturalVoices.models,
    'Delete the folder; the server fetches them again.',
    signal,
  )
  return [
    ...findings,
    ...(failedVoices.length > 0 ? failedVoices : [ok('the natural voices are right and can be loaded.')]),
  ]
}

async function tryToLoad(models: ModelFile[], fix: string, signal: AbortSignal): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { purpose, path, load } of models) {
    signal.throwIfAborted()
    try {
      await load()
    } catch (error) {
      findings.push(problem(`${purpose}: ${path} ${reasonOf(error as NodeJS.ErrnoException)}.`, fix))
    }
  }
  return findings
}

function reasonOf({ code, message }: NodeJS.ErrnoException) {
  if (code === 'ENOENT') return 'is missing'
  return /is not the file that Pipit was tested with/.test(message)
    ? 'is not the file that Pipit was tested with'
    : 'cannot be loaded on this machine'
}
