import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Load, LoadResult } from './load.ts'

const sender = fileURLToPath(new URL('send-load.ts', import.meta.url))

export async function runLoad(load: Load): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [sender, JSON.stringify(load)])
  return JSON.parse(stdout) as LoadResult
}
