import type { EventsFromDevice } from '@pipit/contract/chat/events'
import { chatNamespace } from '@pipit/contract/chat/events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import type { Socket } from 'socket.io-client'
import type { Check } from '../runner/check.ts'
import { signInDevice } from '../target/a-device.ts'
import { type Families } from '../target/families.ts'
import { openSocket } from '../target/open-socket.ts'
import { call, expectStatus } from '../target/people.ts'

/** Why the superadmin opens the family. */
const reason = 'help'

type EventName = keyof EventsFromDevice

/** Every event a device may send, with something of another family in it where there is a place for it. */
const foreignArguments: Record<EventName, (families: Families) => unknown[]> = {
  status: () => [{ battery: 50, firmware: '1.0.0' }],
  start: ({ victim }) => [{ sequence: 1, childId: victim.ids.childId }],
  speech: () => [2, new Uint8Array(2048)],
  'end-of-speech': () => [3],
  text: () => [4, 'hello'],
  vision: () => [5, new Uint8Array(100)],
  interrupt: () => [6],
  card: ({ victim }) => [7, victim.ids.cardId],
  played: () => [8, 'none', 1],
  stop: () => [],
  'update-failed': () => ['9.9.9', 'wrong-hash'],
}

/** Both namespaces refuse everybody without the right, and no event reaches another family's child or card. */
export const socketCallers: Check = {
  name: 'socket-callers',
  usesFamilies: true,
  async run({ families, tally }) {
    const started = await families()
    for (const { name, namespace, auth, isAllowed } of await attempts(started)) {
      const outcome = await openSocket(started.target.url, namespace, auth).then(
        (socket) => {
          socket.disconnect()
          return 'accepted'
        },
        (error: Error) => error.message,
      )
      tally.count((outcome === 'accepted') === isAllowed, () => `${name} at ${namespace}: ${outcome}`)
    }
    for (const event of Object.keys(foreignArguments) as EventName[]) {
      const leaked = await sendForeign(started, event)
      tally.count(leaked === null, () => `"${event}" with ids of another family: ${leaked}`)
    }
  },
}

async function attempts(families: Families) {
  const { target, victim, attacker, superadmin } = families
  const emulator = await call(target, `GET /v1/auth/tokens/device/${victim.ids.deviceId}`, {
    token: superadmin.token,
    headers: { 'access-reason': reason },
  })
  const emulatorToken = expectStatus(emulator, 200).json.access_token as string
  const deviceToken = await signInDevice(target, victim.ids.deviceId, victim.deviceApiKey)
  const { accountId } = victim.ids
  const onPage = (name: string, token: unknown, isAllowed: boolean, given?: string) => ({
    name,
    namespace: familyNamespace,
    auth: { token, accountId, reason: given },
    isAllowed,
  })
  const onDevice = (name: string, token: unknown, isAllowed: boolean) => ({
    name,
    namespace: chatNamespace,
    auth: { token },
    isAllowed,
  })
  return [
    onPage('nobody', undefined, false),
    onPage('a forged token', `${superadmin.token.slice(0, -6)}AAAAAA`, false),
    onPage('an identity token', victim.parent.idToken, false),
    onPage('another parent', attacker.parent.token, false),
    onPage('the device', deviceToken, false),
    onPage('a token that is no text', { $ne: null }, false),
    onPage('the parent', victim.parent.token, true),
    onPage('a superadmin without a reason', superadmin.token, false),
    onPage('a superadmin with a reason', superadmin.token, true, reason),
    onDevice('nobody', undefined, false),
    onDevice('a forged token', `${deviceToken.slice(0, -6)}AAAAAA`, false),
    onDevice('an identity token', victim.parent.idToken, false),
    onDevice('the parent', victim.parent.token, false),
    onDevice('a superadmin', superadmin.token, false),
    onDevice('a token that is no text', ['token'], false),
    onDevice('the device', deviceToken, true),
    onDevice('a superadmin with the device’s token', emulatorToken, true),
    { name: 'the parent', namespace: '/', auth: { token: victim.parent.token }, isAllowed: false },
    { name: 'the parent', namespace: '/admin', auth: { token: victim.parent.token }, isAllowed: false },
  ]
}

/** Returns what of the victim reached the attacker's device, or null. */
async function sendForeign(families: Families, event: EventName): Promise<string | null> {
  const { target, attacker, victim } = families
  const token = await signInDevice(target, attacker.ids.deviceId, attacker.deviceApiKey)
  const socket = await openSocket(target.url, chatNamespace, { token })
  const received: string[] = []
  socket.onAny((...message: unknown[]) => received.push(JSON.stringify(message)))
  if (event !== 'start' && event !== 'status') await start(socket)
  if (event === 'start' || event === 'status') {
    const answer: unknown = await socket.timeout(10_000).emitWithAck(event, ...foreignArguments[event](families))
    received.push(JSON.stringify(answer))
    if (event === 'start' && answer === null) return 'the conversation started with the child of another family'
  } else socket.emit(event, ...foreignArguments[event](families))
  // The acknowledgement of a later event: by then, earlier ones were handled.
  await socket.timeout(10_000).emitWithAck('status', { battery: 50, firmware: '1.0.0' })
  socket.emit('stop')
  socket.disconnect()
  const secrets = [victim.marker, victim.ids.childId, victim.ids.accountId]
  return received.find((message) => secrets.some((secret) => message.includes(secret))) ?? null
}

async function start(socket: Socket) {
  const refusal: unknown = await socket.timeout(10_000).emitWithAck('start', { sequence: 1 })
  if (refusal !== null) throw new Error(`The attacker’s own conversation was refused: ${JSON.stringify(refusal)}`)
}
