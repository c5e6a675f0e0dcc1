import { chatNamespace, type ConversationEndReason } from '@pipit/contract/chat/events'
import { createDeviceApi } from '@pipit/device/api-client'
import type { ServerEvent } from '@pipit/device/client/channel'
import { keepConnected } from '@pipit/device/client/connection'
import { createConversation } from '@pipit/device/client/conversation'
import { createSocketChannel, socketOptions } from '@pipit/device/client/socket-channel'
import { createInstantSpeaker } from '@pipit/device/instant-speaker'
import { io } from 'socket.io-client'
import { aDevice } from '../../target/a-device.ts'
import { aChild, aParent, aSuperadmin } from '../../target/people.ts'
import type { Cluster } from '../cluster/start-cluster.ts'

/** What a person beside the device would notice of the conversation. */
interface Sign {
  at: number
  kind: 'turn' | 'error' | 'ended'
  /** The code of the error, or the reason for the end. */
  detail: string | null
}

export type TalkingDevice = ReturnType<typeof talk>

interface DeviceCredentials {
  deviceId: string
  deviceApiKey: string
}

const pauseBetweenTurnsMs = 300
const signInTimeoutMs = 3000
const retry = { firstPauseMs: 200, maxPauseMs: 1000 }

/** Devices of as many families, which talk without end. */
export async function startConversations(cluster: Cluster, count: number) {
  const superadmin = await aSuperadmin(cluster)
  const devices: TalkingDevice[] = []
  for (let number = 0; number < count; number += 1) {
    const parent = await aParent(cluster)
    const child = await aChild(cluster, parent)
    devices.push(talk(cluster, await aDevice(cluster, superadmin, parent, { childId: child.id }), number))
  }
  return devices
}

/** A device whose child says something whenever the coach listens. If its server is away, it tries the next one. */
function talk({ urls, sql }: Cluster, { deviceId, deviceApiKey }: DeviceCredentials, number: number) {
  const signs: Sign[] = []
  /** What the coach has replied to. */
  const answered: string[] = []
  const closing = new AbortController()
  let attempt = number
  let serverUrl = ''
  let saidCount = 0
  let unanswered: string | null = null
  let conversation = startConversation()
  const connection = keepConnected({
    retry,
    async openChannel(listeners, signal) {
      serverUrl = urls[attempt % urls.length] ?? ''
      attempt += 1
      const call = createDeviceApi({ serverUrl })
      const { access_token } = await call('POST /auth/sign-in/device', {
        body: { deviceId, deviceApiKey },
        signal: AbortSignal.any([signal, AbortSignal.timeout(signInTimeoutMs)]),
      })
      const options = { ...socketOptions(access_token), timeout: signInTimeoutMs }
      return createSocketChannel(io(serverUrl + chatNamespace, options), listeners)
    },
    onOpen: (channel) => void conversation.attach(channel),
    onEvent: receive,
    onClosed: () => conversation.detach(),
    // A conversation may follow one that was ended, so nothing but closing ends this.
    shouldRetry: () => true,
  })

  return {
    signs,
    answered,
    /** The server to which it is connected, or connects next. */
    serverUrl: () => serverUrl,
    async stop() {
      closing.abort()
      conversation.stop()
      await connection.close()
      conversation.close()
    },
    /** Returns which of the first answered sayings are missing in the database, or are there more than once. */
    async findLost(sayings: number) {
      const rows = await sql<{ text: string; times: number }>(
        `select entries.text, count(*)::int as times from transcript_entries entries
           join conversations on conversations.id = entries.conversation_id
          where conversations.device_id = $1 and entries.who = 'child' group by entries.text`,
        [deviceId],
      )
      const times = new Map(rows.map((row) => [row.text, row.times]))
      return answered.slice(0, sayings).filter((text) => times.get(text) !== 1)
    },
  }

  function startConversation() {
    return createConversation({
      createSpeaker: createInstantSpeaker,
      onEnded: (reason) => void end(reason),
    })
  }

  /** A child whose conversation was ended starts another one. */
  function end(reason: ConversationEndReason) {
    note('ended', reason)
    conversation.close()
    conversation = startConversation()
  }

  function receive(event: ServerEvent) {
    conversation.receive(event)
    if (event.name === 'error') note('error', event.args[0].code)
    if (event.name === 'end-of-coach-speech' && unanswered) {
      answered.push(unanswered)
      unanswered = null
    }
    if (event.name !== 'state' || event.args[0] !== 'listening') return
    note('turn', null)
    setTimeout(saySomething, pauseBetweenTurnsMs)
  }

  function saySomething() {
    if (closing.signal.aborted) return
    saidCount += 1
    unanswered = `saying ${saidCount}`
    conversation.sendText(unanswered)
  }

  function note(kind: Sign['kind'], detail: string | null) {
    signs.push({ at: performance.now(), kind, detail })
  }
}
