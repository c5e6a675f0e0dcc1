import { attemptConnection } from './connection-attempt.ts'
import { connectDevice, type DeviceConnection, type DeviceOptions } from './connection.ts'
import { openConfiguration } from './open-configuration.ts'
import { configurationReceiver } from './receive-configuration.ts'
import { simulateTalk } from './simulate-talk.ts'
import { readArguments, usage, type Wanted } from './simulator-arguments.ts'

const endings = {
  deactivated: 'Deactivated: this device belongs to nobody now. Stopping.',
  replaced: 'The same device has connected again elsewhere; trying again later.',
  'account-disabled': 'The family’s account is disabled for now; trying again.',
  'signed-out': 'Whoever spoke in this device’s place was signed out; trying again.',
  'server-stopping': 'The server is stopping; trying again.',
  'protocol-violation': 'The server closed the connection, because too much was sent or nothing read; trying again.',
} as const

const prints: Pick<DeviceOptions, 'onOnline' | 'onEnded' | 'onTrouble'> = {
  onOnline: () => console.log('Online.'),
  onEnded(reason) {
    console.log(endings[reason])
    if (reason === 'deactivated') process.exit(1)
  },
  onTrouble: (trouble, message) => console.log(`Not online (${trouble}): ${message}`),
}

let connection: DeviceConnection | null = null
const stop = async () => {
  await connection?.close()
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
// The process that started this one is gone.
process.once('disconnect', stop)

const wanted = ask()
const talk = wanted.said && simulateTalk(wanted.said, (line) => console.log(line))
const options = { ...prints, ...(talk ? { onConnected: talk.attach } : {}) }
if (wanted.by === 'key') connection = connectDevice({ ...wanted, ...options })
else await useConfiguration(wanted)
if (talk) {
  process.exitCode = await talk.finished
  await stop()
}

async function useConfiguration({ secrets, sealed, status }: Extract<Wanted, { by: 'configuration' }>) {
  const receiver = configurationReceiver({
    open: (message) => openConfiguration(message, secrets),
    // The simulator is on the network that this machine is on.
    joinWifi: async () => null,
    async connect({ server, deviceId, deviceApiKey }) {
      const attempt = await attemptConnection({ serverUrl: server, deviceId, deviceApiKey, status, ...options })
      if ('trouble' in attempt) return attempt.trouble === 'key-refused' ? 'key-refused' : 'server-unreachable'
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

function ask(): Wanted {
  try {
    const read = readArguments(process.argv.slice(2))
    if (read) return read
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(1)
  }
}
