import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { neighbourEmail, parentEmail, superadminEmail } from './profiles.ts'

export interface Person {
  who: string
  email: string
  password: string
}

interface Credentials {
  seededAt: string
  people: Person[]
}

const credentialsFile = (dataFolder: string) => join(dataFolder, 'demo-family.json')

/** Random passwords for each demo, because this file is public. */
export function createCredentials() {
  const createPerson = (who: string, email: string): Person => ({
    who,
    email,
    password: randomBytes(9).toString('base64url'),
  })
  return {
    parent: createPerson('The parent', parentEmail),
    superadmin: createPerson('The superadmin', superadminEmail),
    neighbour: createPerson('Another family', neighbourEmail),
  }
}

/** This file is written last: when it exists, the demo is complete. */
export async function saveCredentials(dataFolder: string, people: Person[]) {
  const credentials: Credentials = { seededAt: new Date().toISOString(), people }
  await writeFile(credentialsFile(dataFolder), JSON.stringify(credentials, null, 2), { mode: 0o600 })
}

/** Returns null if the demo was not seeded, or not completely. */
export async function readCredentials(dataFolder: string): Promise<Credentials | null> {
  const text = await readFile(credentialsFile(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  return text === null ? null : (JSON.parse(text) as Credentials)
}
