import { attemptConnection } from './attempt-connection.ts'
import { createButton } from './button.ts'
import type { Connection, ConnectionOptions } from './client/connection.ts'
import { onStop, readArgumentsOrExit } from './command-line.ts'
import { connectDevice } from './connect-device.ts'
import { connectionProblem } from './connection-problem.ts'
import { createUpdateInstaller } from './firmware/install-updates.ts'
import { openChallenge, spokenCode } from './open-challenge.ts'
import { openConfiguration } from './open-configuration.ts'
import { createConfigurationReceiver } from './receive-configuration.ts'
import { simulateConversation } from './simulate-conversation.ts'
import { createEventTrace } from './trace-events.ts'
import { readArguments, usage, type SimulatorArguments } from './simulator-arguments.ts'

const reasonTexts = {
  deactivated: 'Deactivated: this device belongs to no family now. Stopping.',
  replaced: 'The same device has connected again elsewhere; trying again later.',
  'account-disabled': 'The family’s account is disabled for now; trying again.',
  'signed-out': 'The person who emulates this device was signed out; trying again.',
  'server-stopping': 'The server is stopping; trying again.',
  'protocol-violation': 'The server closed the connection, because too much was sent or nothing read; trying again.',
} as const

let connection: Connection | null = null
const stop = async () => {
  await connection?.close()
  process.exit()
}
onStop(() => void stop())

const parsed = readArgumentsOrExit(readArguments, usage)
const conversation = parsed.script && simulateConversation(parsed.script, (line) => console.log(line))
const trace = parsed.events ? createEventTrace((line) => console.log(line)) : null
let updates = createUpdates(parsed)
const listeners: Pick<ConnectionOptions, 'onOpen' | 'onEvent' | 'onClosed'> = {
  onOpen(channel) {
    console.log('Online.')
    updates.attach(channel)
    void conversation?.attach(trace?.sending(channel) ?? channel)
  },
  onEvent(event) {
    trace?.received(event)
    conversation?.receive(event)
    updates.receive(event)
  },
  onClosed(end) {
    conversation?.detach()
    const { problem, message } = connectionProblem(end)
    console.log(end.reason ? reasonTexts[end.reason] : `Not online (${problem}): ${message}`)
    if (end.reason === 'deactivated') process.exit(1)
  },
}
await start(parsed)
if (conversation) {
  process.exitCode = await conversation.exitCode
  await stop()
}

async function start(device: SimulatorArguments) {
  if (device.by === 'key') connection = connectDevice({ ...device, ...listeners })
  else if (device.by === 'configuration') await useConfiguration(device)
  else await readChallenge(device)
}

function createUpdates(device: SimulatorArguments) {
  const { status, installed } = device
  return createUpdateInstaller({
    installed,
    print: (line) => console.log(line),
    async restart(version) {
      const restarted = {
        ...device,
        status: { ...status, firmware: version },
        installed: installed && { ...installed, version },
      }
      await connection?.close()
      updates = createUpdates(restarted)
      await start(restarted)
    },
  })
}

async function useConfiguration({ secrets, sealed, status }: Extract<SimulatorArguments, { by: 'configuration' }>) {
  const receiver = createConfigurationReceiver({
    open: (message) => openConfiguration(message, secrets),
    // Messages over Bluetooth need the button, and the simulator has no Bluetooth.
    button: createButton(),
    // The simulator uses the network of this machine.
    joinWifi: async () => null,
    async connect({ server: serverUrl, deviceId, deviceApiKey, possessionProof }) {
      const configured = { serverUrl, deviceId, deviceApiKey, possessionProof }
      const attempt = await attemptConnection({ ...configured, status, ...listeners })
      if ('problem' in attempt) return attempt.problem === 'key-refused' ? 'key-refused' : 'server-unreachable'
      connection = attempt.connection
      return null
    },
    onStatus({ state, error }) {
      console.log(`Configuration: ${state}${error === 'none' ? '' : `, ${error}`}`)
      if (state === 'failed') process.exit(1)
    },
  })
  await receiver.receive(sealed)
}

async function readChallenge({ secrets, sealed }: Extract<SimulatorArguments, { by: 'challenge' }>) {
  const opened = await openChallenge(sealed, secrets)
  if ('error' in opened) {
    console.log(`Challenge: ${opened.error}`)
    process.exit(1)
  }
  console.log(spokenCode(opened.challenge))
  process.exit(0)
}
