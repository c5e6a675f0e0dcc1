import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@pipit/contract/api/endpoints'
import { fillPath } from '../requests/fill-request.ts'
import { forEachInParallel, sendFromAnywhere } from '../requests/send.ts'
import type { Check } from '../runner/check.ts'
import { aFamily, type Family } from '../target/families.ts'
import { findText } from '../target/find-text.ts'
import { aSuperadmin, identity } from '../target/people.ts'
import { killPostgres } from '../target/postgres-processes.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'
import { timeUntilWritable } from '../target/writers.ts'

/** There are many, because the server delays the refusals of a flood. */
const requestsAtOnce = 16

interface Canary {
  name: string
  value: string
  /** The tables that hold it by design. Everything else about the family is elsewhere encrypted or hashed. */
  belongsIn: string[]
}

/**
 * A child's words and name, an address, tokens, keys and passwords are used everywhere and sent where they make errors.
 * Afterwards they are in no log, no file, no error answer, and in no table but the ones that hold them by design.
 */
export const canaries: Check = {
  name: 'canaries',
  run: ({ tally, report }) =>
    withTarget({ variables: { TRUST_PROXY: '1', LOG_LEVEL: 'trace' } }, async (target) => {
      const superadmin = await aSuperadmin(target)
      const family = await aFamily(target, superadmin)
      const planted = canariesOf(family)
      const answers = await causeErrors(target, family, planted)
      await crash(target)

      const texts: Record<string, string> = {
        'the log': target.output.text,
        'an error answer': answers,
        ...(await readFiles(target.dataFolder)),
      }
      for (const { name, value, belongsIn } of planted) {
        for (const [place, text] of Object.entries(texts)) {
          tally.count(!contains(text, value), () => `${name} is in ${place}: ${around(text, value)}`)
        }
        const tables = await findText(target, value)
        const others = tables.filter((table) => !belongsIn.includes(table))
        tally.count(others.length === 0, () => `${name} is in ${others.join(', ')}`)
      }
      report(`${planted.length} canaries in ${Object.keys(texts).length} texts and all tables`)
    }),
}

function canariesOf({ parent, marker, deviceApiKey, deviceToken, wifiPassword, claimCodes }: Family): Canary[] {
  return [
    {
      name: 'the child’s name and words',
      value: marker,
      belongsIn: [
        'public.children',
        'public.conversations',
        'public.transcript_entries',
        'public.flags',
        'public.child_words',
        'public.insights',
        'public.devices',
        'public.device_terms',
        'public.cards',
        'public.card_terms',
      ],
    },
    {
      name: 'the parent’s address',
      value: parent.email,
      // Superadmins find accounts, devices and cards by the address.
      belongsIn: [
        'public.accounts',
        'public.account_terms',
        'public.device_terms',
        'public.card_terms',
        'identity.users',
      ],
    },
    { name: 'the password', value: parent.password, belongsIn: [] },
    { name: 'the access token', value: parent.token, belongsIn: [] },
    { name: 'the identity token', value: parent.idToken, belongsIn: [] },
    { name: 'the refresh token', value: parent.refreshToken, belongsIn: [] },
    { name: 'the device’s token', value: deviceToken, belongsIn: [] },
    { name: 'the device’s key', value: deviceApiKey, belongsIn: [] },
    { name: 'the wifi password', value: wifiPassword, belongsIn: [] },
    { name: 'the device’s claim code', value: claimCodes.device, belongsIn: [] },
    { name: 'the card’s claim code', value: claimCodes.card, belongsIn: [] },
  ]
}

/** Sends every canary to every endpoint where it cannot be right, and returns all error answers. */
async function causeErrors(target: Target, { parent, ids }: Family, planted: Canary[]): Promise<string> {
  let answers = ''
  const attempts = endpoints
    .filter(({ method }) => method !== 'DELETE')
    .flatMap((endpoint) => planted.map(({ value }) => ({ endpoint, value })))
  await forEachInParallel(attempts, requestsAtOnce, async ({ endpoint, value }) => {
    const inQuery = `${fillPath(endpoint, ids)}?search=${encodeURIComponent(value)}&cursor=${encodeURIComponent(value)}`
    const answer = await sendFromAnywhere(target, `${endpoint.method} ${inQuery}`, {
      token: value,
      ...(endpoint.method === 'GET'
        ? {}
        : { body: { name: { value }, email: value, claimCode: `${value}\0`, ids: [value] } }),
    })
    if (answer.status >= 400) answers += answer.text
  })
  for (const { value } of planted) {
    for (const operation of [
      'accounts:signInWithPassword',
      'accounts:signUp',
      'accounts:lookup',
      'accounts:resetPassword',
    ]) {
      const answer = await identity(target, operation, {
        email: value,
        password: `${value}\0`,
        idToken: value,
        oobCode: value,
      })
      if (answer.status >= 400) answers += answer.text
    }
    const unknownPage = await sendFromAnywhere(target, `GET /v1/${encodeURIComponent(value)}`, { token: parent.token })
    answers += unknownPage.text
  }
  return answers
}

/** What goes wrong in the database must not quote rows or statements either. */
async function crash(target: Target) {
  killPostgres(target)
  await timeUntilWritable(target)
}

/** All files of the data folder; the database's own are searched as tables. */
async function readFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/postgres/cluster/'))
  const contents = await Promise.all(
    files.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'latin1')] as const),
  )
  return Object.fromEntries(contents)
}

/** The text may stand there as it is, or encoded as in addresses, base64 or hexadecimal. */
function contains(text: string, value: string): boolean {
  const bytes = Buffer.from(value)
  const forms = [
    value,
    encodeURIComponent(value),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ]
  return forms.some((form) => text.includes(form))
}

function around(text: string, value: string) {
  const at = text.indexOf(value)
  return at < 0 ? 'encoded' : text.slice(Math.max(0, at - 80), at).replaceAll('\n', ' ')
}
