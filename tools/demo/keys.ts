import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { neighbourEmail, parentEmail, superadminEmail } from './people.ts'

export interface Person {
  who: string
  email: string
  password: string
}

interface Keys {
  filledAt: string
  people: Person[]
}

const fileIn = (dataFolder: string) => join(dataFolder, 'demo-household.json')

/** New ones for each demo, so that nobody who has read this file can open one. */
export function newPeople() {
  const make = (who: string, email: string): Person => ({ who, email, password: randomBytes(9).toString('base64url') })
  return {
    parent: make('The parent', parentEmail),
    superadmin: make('The superadmin', superadminEmail),
    neighbour: make('Another family', neighbourEmail),
  }
}

/** Written last: whoever finds it finds the whole household. */
export async function keepKeys(dataFolder: string, people: Person[]) {
  const keys: Keys = { filledAt: new Date().toISOString(), people }
  await writeFile(fileIn(dataFolder), JSON.stringify(keys, null, 2), { mode: 0o600 })
}

/** Null if no household has moved in, or not wholly. */
export async function readKeys(dataFolder: string): Promise<Keys | null> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as Keys)
}
