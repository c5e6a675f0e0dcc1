import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { frameVersions, type FrameVersion } from '@pipit/contract/boards/frames'
import { listenModes, type ListenMode } from '@pipit/contract/boards/messages'
import { readOptionFile, readServerUrl } from '../command-line.ts'
import { readWav } from '../read-wav.ts'
import type { BoardIdentity } from './board-identity.ts'
import { frameDurations, type FrameMs } from './messages.ts'

export const boardUsage = `Starts as a board with the xiaozhi firmware does, speaks its code until a family has claimed it, and talks.

  npm run device -- --protocol xiaozhi [--server URL]

  --server          where Pipit runs; default http://127.0.0.1:8080
  --state           the file with its MAC address and its Client-Id; default simulated-board.json in the data folder
  --serial-number   of a board whose factory has given it a key (version 2 of the activation)
  --factory-key     that key, 64 hexadecimal digits
  --model           what it is; default bread-compact-wifi
  --firmware        its version; default what an update has installed, or 2.4.2
  --battery         0 to 100; without it, the board has no battery
  --picture FILE    a JPEG of what its camera sees; without it, the board has no camera
  --frame-version   1, 2 or 3: the header of binary frames; default what the server says
  --frame-duration  20 or 60 milliseconds; default 60
  --mode            auto, manual or realtime; default auto
  --events          print each message that goes over the websocket

To have a conversation and exit after the last reply:
  --text WORDS      what the child says, sent as text; repeat the option for several turns
  --wav FILE        the child's speech: 16-bit, one channel, 16,000 samples a second
  --microphone      record this machine's microphone until the simulator is stopped
  --save FILE       write the coach's speech to this WAV file

Without these, type what the child says. An empty line is the button: it starts a conversation, makes the coach quiet,
or ends the conversation. /reboot switches the board off and on.`

export interface BoardArguments {
  otaUrl: string
  stateFile: string
  factory: BoardIdentity['factory']
  model: string
  /** Null stands for the version that is installed. */
  firmware: string | null
  battery: number | null
  picture: Uint8Array | null
  frameVersion: FrameVersion | undefined
  frameMs: FrameMs
  mode: ListenMode
  events: boolean
  texts: string[]
  speech: Int16Array | null
  microphone: boolean
  saveTo: string | null
}

/** Returns null for `--help`. Throws an error with a readable message. */
export function readBoardArguments(args: string[], dataFolder: string): BoardArguments | null {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      protocol: text,
      server: { ...text, default: 'http://127.0.0.1:8080' },
      state: { ...text, default: join(dataFolder, 'simulated-board.json') },
      'serial-number': text,
      'factory-key': text,
      model: { ...text, default: 'bread-compact-wifi' },
      firmware: text,
      battery: text,
      picture: text,
      'frame-version': text,
      'frame-duration': { ...text, default: '60' },
      mode: { ...text, default: 'auto' },
      events: { type: 'boolean', default: false },
      text: { ...text, multiple: true },
      wav: text,
      microphone: { type: 'boolean', default: false },
      save: text,
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  const battery = values.battery === undefined ? null : Number(values.battery || NaN)
  if (battery !== null && !(Number.isInteger(battery) && battery >= 0 && battery <= 100))
    throw new Error('--battery must be a whole number from 0 to 100.')
  const { 'frame-version': version } = values
  return {
    otaUrl: `${readServerUrl(values.server)}/xiaozhi/ota/`,
    stateFile: values.state,
    factory: readFactory(values['serial-number'], values['factory-key']),
    model: values.model,
    firmware: values.firmware ?? null,
    battery,
    picture: values.picture === undefined ? null : readOptionFile(values.picture, '--picture'),
    frameVersion: version === undefined ? undefined : choose('--frame-version', Number(version), frameVersions),
    frameMs: choose('--frame-duration', Number(values['frame-duration']), frameDurations),
    mode: choose('--mode', values.mode, listenModes),
    events: values.events,
    texts: values.text ?? [],
    speech: values.wav === undefined ? null : readWav(readOptionFile(values.wav, '--wav')),
    microphone: values.microphone,
    saveTo: values.save ?? null,
  }
}

function readFactory(serialNumber: string | undefined, key: string | undefined): BoardIdentity['factory'] {
  if (serialNumber === undefined && key === undefined) return undefined
  if (!serialNumber || !/^[0-9a-f]{64}$/i.test(key ?? ''))
    throw new Error('--serial-number and --factory-key belong together, and the key has 64 hexadecimal digits.')
  return { serialNumber, key: Buffer.from(key ?? '', 'hex') }
}

function choose<Value extends string | number>(option: string, given: unknown, allowed: readonly Value[]): Value {
  const chosen = allowed.find((value) => value === given)
  if (chosen === undefined)
    throw new Error(`${option} must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}.`)
  return chosen
}
