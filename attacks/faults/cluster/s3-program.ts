// An S3 server in a process of its own, which stores its objects in a folder: `node s3-program.ts FOLDER PORT`.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startS3Server } from '@pipit/server/adapters/files/testing/s3-server'
import { s3Account } from './s3-account.ts'

const [folder = '', port = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const fileOf = (name: string) => join(folder, encodeURIComponent(name))

const objects = {
  get(name: string) {
    try {
      return readFileSync(fileOf(name))
    } catch {
      return undefined
    }
  },
  set(name: string, content: Buffer) {
    // Renamed when it is complete: what a kill interrupts is not half there.
    writeFileSync(`${fileOf(name)}.new`, content)
    renameSync(`${fileOf(name)}.new`, fileOf(name))
    return new Map<string, Buffer>()
  },
  delete(name: string) {
    rmSync(fileOf(name), { force: true })
    return true
  },
}

await startS3Server(s3Account, { objects, port: Number(port) })
process.stdout.write('ready\n')
