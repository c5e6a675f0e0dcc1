import { chatNamespace } from '@pipit/contract/chat/events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import type { Socket } from 'socket.io-client'
import { sendFromAnywhere } from '../requests/send.ts'
import type { Check } from '../runner/check.ts'
import { signInDevice } from '../target/a-device.ts'
import { aSilentFamily, type Families, type Family } from '../target/families.ts'
import { openSocket } from '../target/open-socket.ts'
import { identity, type Answer } from '../target/people.ts'

const maxMilliseconds = 1000

interface Revocation {
  name: string
  revoke: (families: Families, family: Family) => Promise<Answer>
  /** What must end. */
  ends: { page: boolean; device: boolean }
}

const revocations: Revocation[] = [
  {
    name: 'sign-out',
    revoke: ({ target }, { parent }) => sendFromAnywhere(target, 'POST /v1/auth/sign-out', { token: parent.token }),
    ends: { page: true, device: false },
  },
  {
    name: 'sign-out everywhere',
    revoke: ({ target }, { parent }) =>
      sendFromAnywhere(target, `DELETE /v1/accounts/${parent.accountId}/sessions`, { token: parent.token }),
    ends: { page: true, device: false },
  },
  {
    name: 'one session that is ended',
    revoke: ({ target }, { parent, ids: { accountId, sessionId } }) =>
      sendFromAnywhere(target, `DELETE /v1/accounts/${accountId}/sessions/${sessionId}`, { token: parent.token }),
    ends: { page: true, device: false },
  },
  {
    name: 'a new password',
    revoke: ({ target }, { parent }) =>
      identity(target, 'accounts:update', { idToken: parent.idToken, password: 'another long password' }),
    ends: { page: true, device: false },
  },
  {
    name: 'a disabled account',
    revoke: bySuperadmin('disabled', { disabled: true }),
    ends: { page: true, device: true },
  },
  {
    name: 'another role',
    revoke: bySuperadmin('role', { role: 'superadmin' }),
    ends: { page: true, device: false },
  },
  {
    name: 'an address that is no longer verified',
    revoke: bySuperadmin('email-verified', { emailVerified: false }),
    ends: { page: true, device: false },
  },
  {
    name: 'a deactivated device',
    revoke: ({ target }, { parent, ids: { accountId, deviceId } }) =>
      sendFromAnywhere(target, `DELETE /v1/accounts/${accountId}/devices/${deviceId}/deactivate`, {
        token: parent.token,
      }),
    ends: { page: false, device: true },
  },
  {
    name: 'a deleted account',
    revoke: ({ target }, { parent }) =>
      sendFromAnywhere(target, `DELETE /v1/accounts/${parent.accountId}`, { token: parent.token }),
    ends: { page: true, device: true },
  },
]

/** A superadmin changes the parent's account. */
function bySuperadmin(what: string, change: object): Revocation['revoke'] {
  return ({ target, superadmin: { token } }, { ids: { accountId } }) =>
    sendFromAnywhere(target, `PATCH /v1/admin/accounts/${what}`, { token, body: { accountId, ...change } })
}

/** Whatever ends a right to call ends it within a second, by HTTP and on open sockets. */
export const revocation: Check = {
  name: 'revocation',
  usesFamilies: true,
  async run({ families, tries, tally, report }) {
    const started = await families()
    let slowest = 0
    for (let round = 0; round < tries(5, 1); round += 1) {
      for (const each of revocations) {
        const times = await measure(started, each)
        for (const [what, milliseconds] of Object.entries(times)) {
          tally.count(milliseconds <= maxMilliseconds, () => `${each.name}: ${what} after ${describe(milliseconds)}`)
          slowest = Math.max(slowest, milliseconds)
        }
      }
      report(`round ${round + 1}: the slowest took ${describe(slowest)}`)
    }
    return describe(slowest)
  },
}

async function measure(families: Families, { name, revoke, ends }: Revocation): Promise<Record<string, number>> {
  const { target } = families
  const family = await aSilentFamily(target, families.superadmin)
  const { ids, parent } = family
  const page = await openSocket(target.url, familyNamespace, { token: parent.token, accountId: ids.accountId })
  const deviceToken = await signInDevice(target, ids.deviceId, family.deviceApiKey)
  const device = await openSocket(target.url, chatNamespace, { token: deviceToken })
  const closed = { page: timeOfClosing(page), device: timeOfClosing(device) }
  const answer = await revoke(families, family)
  const revokedAt = performance.now()
  if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 300)}`)
  const times: Record<string, number> = {}
  if (ends.page) {
    times['HTTP'] = await timeUntilRefused(families, family, revokedAt)
    times['the page’s socket'] = (await closed.page) - revokedAt
  }
  if (ends.device) times['the device’s socket'] = (await closed.device) - revokedAt
  page.disconnect()
  device.disconnect()
  return times
}

async function timeUntilRefused({ target }: Families, { parent }: Family, since: number) {
  for (;;) {
    const path = `GET /v1/accounts/${parent.accountId}`
    const { status } = await sendFromAnywhere(target, path, { token: parent.token })
    const milliseconds = performance.now() - since
    if (status === 401) return milliseconds
    if (milliseconds > 10 * maxMilliseconds) return Infinity
  }
}

function timeOfClosing(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => resolve(Infinity), 10 * maxMilliseconds)
    socket.once('disconnect', () => {
      clearTimeout(giveUp)
      resolve(performance.now())
    })
  })
}

function describe(milliseconds: number) {
  return milliseconds === Infinity ? 'never' : `${Math.max(0, milliseconds).toFixed(0)} ms`
}
