import { randomUUID } from 'node:crypto'
import { createCipher } from '@pipit/server/database/cipher'
import { aPicture } from '@pipit/server/features/transcripts/recordings/testing/picture'
import { secretKeys } from '@pipit/server/config/secret-keys'
import { aChild, aParent, aSuperadmin, call, expectStatus, signIn, type SignedIn } from './people.ts'
import { aDevice } from './a-device.ts'
import { startConversation } from './conversation.ts'
import { poll } from './poll.ts'
import { randomIds, type Ids } from './ids.ts'
import { sendFromAnywhere } from '../requests/send.ts'
import { startTarget, type Target } from './start-target.ts'

export interface Family {
  parent: SignedIn
  ids: Ids
  claimCodes: { device: string; card: string }
  deviceApiKey: string
  deviceToken: string
  wifiPassword: string
  /** It is in every name and text of the family: whoever receives it has seen what is theirs. */
  marker: string
}

export interface Families {
  target: Target
  victim: Family
  attacker: Family
  superadmin: SignedIn
  stop: () => Promise<void>
}

/** A server with two families that have everything a family can have, and a superadmin. */
export async function startFamilies(variables: Record<string, string> = {}): Promise<Families> {
  // The server trusts a proxy, so that the checks come from many addresses and no limit by address hides other mistakes.
  const target = await startTarget({ variables: { TRUST_PROXY: '1', LOG_LEVEL: 'warn', ...variables } })
  try {
    const superadmin = await aSuperadmin(target)
    const victim = await aFamily(target, superadmin)
    const attacker = await aFamily(target, superadmin)
    return { target, superadmin, victim, attacker, stop: () => target.stop() }
  } catch (error) {
    await target.stop()
    throw error
  }
}

/** Starts families for one check, and stops their server whatever happens. */
export async function withFamilies<Result>(
  use: (families: Families) => Promise<Result>,
  variables: Record<string, string> = {},
) {
  const families = await startFamilies(variables)
  return use(families).finally(families.stop)
}

/** Some endpoints want a sign-in of the last minutes, and would refuse before they decide anything else. */
export async function signInAgain(families: Families): Promise<Families> {
  const { target, victim, attacker, superadmin } = families
  for (const person of [victim.parent, attacker.parent, superadmin])
    Object.assign(person, await signIn(target, person.email))
  return families
}

/** Among what superadmins may send at random is the end of these people's own rights. */
export async function restoreRights(families: Families): Promise<Families> {
  for (const table of ['accounts', 'identity.users'])
    await families.target.sql(`update ${table} set email_verified = true, disabled = false`)
  return signInAgain(families)
}

/** A family with everything a family can have. Every name and text begins with `prefix`. */
export async function aFamily(target: Target, superadmin: SignedIn, prefix = ''): Promise<Family> {
  const family = await aSilentFamily(target, superadmin, prefix)
  const said = await holdConversation(target, family)
  return { ...family, ids: { ...family.ids, ...said } }
}

/** A family with a second adult, a child, a wifi network, a device and a card. Nobody has spoken yet. */
export async function aSilentFamily(target: Target, superadmin: SignedIn, prefix = ''): Promise<Family> {
  const marker = `${prefix}marker${randomUUID().replaceAll('-', '')}`
  const wifiPassword = randomUUID()
  const parent = await aParent(target)
  const { accountId, token } = parent
  const family = `/v1/accounts/${accountId}`
  const sessions = await call(target, `GET ${family}/sessions`, { token })
  const sessionId = expectStatus(sessions, 200).json.items[0].id as string
  const child = await aChild(target, parent, {
    name: marker,
    speechRetentionDays: 30,
    visionRetentionDays: 30,
  })
  const network = await call(target, `POST ${family}/wifi-networks`, {
    token,
    body: { ssid: marker.slice(0, 30), password: wifiPassword },
  })
  const wifiNetworkId = expectStatus(network, 201).json.id as string
  const assigned = { name: marker, childId: child.id }
  const device = await aDevice(target, superadmin, parent, { wifiNetworkId, ...assigned })
  const card = await makeCard(target, superadmin)
  expectStatus(await call(target, 'POST /v1/cards/register', { token, body: { ...card, ...assigned } }), 201)
  const granted = await call(target, `POST ${family}/children/${child.id}/screen-time/grants`, {
    token,
    body: { minutes: 15 },
  })
  return {
    parent,
    ids: {
      ...randomIds(),
      ...(await addAdults(target, parent)),
      accountId,
      sessionId,
      childId: child.id,
      grantId: expectStatus(granted, 201).json.grantId as string,
      wifiNetworkId,
      deviceId: device.deviceId,
      cardId: card.cardId,
    },
    claimCodes: { device: device.claimCode, card: card.claimCode },
    deviceApiKey: device.deviceApiKey,
    deviceToken: device.deviceToken,
    wifiPassword,
    marker,
  }
}

/** A viewer, and an invitation that nobody has accepted yet. */
async function addAdults(target: Target, { accountId, token }: SignedIn) {
  const viewer = await aParent(target)
  await target.sql(`insert into guardians (account_id, guardian_id, role) values ($1, $2, 'viewer')`, [
    accountId,
    viewer.accountId,
  ])
  const invitation = await sendFromAnywhere(target, `POST /v1/accounts/${accountId}/guardians/invitations`, {
    token,
    body: { email: `${randomUUID()}@example.org`, role: 'viewer' },
  })
  return { guardianId: viewer.accountId, invitationId: expectStatus(invitation, 201).json.id as string }
}

/** The claim code is decrypted with the server's key, as for printing labels. */
async function makeCard(target: Target, { token }: SignedIn) {
  const body = { count: 1, label: 'First', activity: 'story' }
  const batch = expectStatus(await call(target, 'POST /v1/cards', { token, body }), 201)
  const [row] = await target.sql<{ id: string; code: Buffer }>(
    'select id, encrypted_claim_code as code from cards where batch_id = $1',
    [batch.json.batchId],
  )
  if (!row) throw new Error('No card was made.')
  const keys = await secretKeys({ secretKey: null, dataFolder: target.dataFolder })
  return { cardId: row.id, claimCode: createCipher(keys.forPurpose('devices')).decrypt(row.code) }
}

/** A fact to remember, then a turn with a picture and a flag of a category that transcripts show. */
export async function holdConversation(target: Target, { parent, ids, deviceToken, marker }: Family) {
  const device = await startConversation(target, deviceToken)
  device.emit('text', 2, 'my dog is called Bruno')
  device.emit('vision', 3, aPicture(64, 36))
  device.emit('text', 4, `${marker} I swallowed a battery`)
  const transcripts = `GET /v1/accounts/${parent.accountId}/children/${ids.childId}/transcripts`
  const entry = await poll(async () => {
    const { json } = await call(target, transcripts, { token: parent.token })
    return (json.items as Entry[]).find(({ flags, vision }) => flags.length > 0 && vision)
  })
  device.emit('stop')
  device.disconnect()
  const memories = `GET /v1/accounts/${parent.accountId}/children/${ids.childId}/memories`
  const fact = await poll(async () => {
    const { json } = await call(target, memories, { token: parent.token })
    return (json.facts as { id: string }[])[0]
  })
  return {
    conversationId: entry.conversationId,
    number: String(entry.number),
    recordingId: entry.vision ?? '',
    flagId: entry.flags[0]?.id ?? '',
    factId: fact.id,
    day: entry.time.slice(0, 10),
  }
}

interface Entry {
  conversationId: string
  number: number
  time: string
  vision: string | null
  flags: { id: string }[]
}
