import { parseArgs } from 'node:util'
import { readSealedQr } from '@pipit/contract/devices/sealed-qr'
import { randomId } from '@pipit/contract/api/fields'
import { claimCode } from '@pipit/contract/labels/labels'
import type { DeviceStatus } from '@pipit/contract/chat/events'
import { deviceStatus } from '@pipit/contract/chat/schemas'
import { readOptionFile, readServerUrl } from './command-line.ts'
import { toPublicKey, type Installed } from './firmware/check-update.ts'
import type { DeviceSecrets } from './open-configuration.ts'
import type { ConversationScript } from './simulate-conversation.ts'
import { readWav } from './read-wav.ts'

export const usage = `Connects to Pipit as a companion device does, and prints what happens.

As a board with the xiaozhi firmware, which has options of its own:
  npm run device -- --protocol xiaozhi --help

With the key from the device's page:
  npm run device -- --id ID --key KEY [--server URL]

As a new device, with what the factory file and the parent's page give it:
  npm run device -- --id ID --private-key BASE64 --claim-code CODE --configuration TEXT

To say the code that shows in whose hands it is, when somebody registers it:
  npm run device -- --id ID --private-key BASE64 --claim-code CODE --challenge TEXT

  --id             the device's id, 26 characters
  --key            its API key, shown on request on the device's page
  --server         where Pipit runs; default http://127.0.0.1:8080
  --private-key    from the factory file
  --claim-code     from the factory file, or from the label
  --configuration  the text of the QR code that is shown for the device, or the sealed configuration in base64
  --challenge      the text of the QR code that the registration page shows, or the sealed challenge in base64
  --battery        0 to 100; without it, the device has no battery
  --firmware       the version of its firmware, such as 1.0.0; other names are never offered an update
  --model          its hardware model, as its batch names it
  --firmware-key   a public key that updates must be signed with, in base64; repeat it for several.
                   Default: those in FIRMWARE_PUBLIC_KEYS. Without a model and a key, updates are not installed
  --events         print each event that goes over the socket

To have a conversation and exit after the last reply; without any of these the device stays online:
  --text WORDS     what the child says; repeat the option for several turns
  --wav FILE       the child's speech: 16-bit, one channel, 16,000 samples a second
  --microphone     record this machine's microphone until the simulator is stopped
  --picture FILE   a JPEG of what the device sees, up to 2048 × 1080
  --card ID        the card that the child shows at the start
  --child ID       another child than the one that the device is assigned to
  --save FILE      write the coach's speech to this WAV file
  --speed NUMBER   how many times faster the coach's speech is played; default 1`

interface CommonArguments {
  status: DeviceStatus
  script: ConversationScript | null
  events: boolean
  /** It is null if updates are not installed. */
  installed: Installed | null
}

export type SimulatorArguments = CommonArguments &
  (
    | { by: 'key'; deviceId: string; serverUrl: string; deviceApiKey: string }
    | { by: 'configuration'; secrets: DeviceSecrets; sealed: Uint8Array }
    | { by: 'challenge'; secrets: DeviceSecrets; sealed: Uint8Array }
  )

/** Returns null for `--help`. Throws an error with a readable message. */
export function readArguments(args: string[]): SimulatorArguments | null {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      protocol: text,
      id: text,
      key: text,
      server: { ...text, default: 'http://127.0.0.1:8080' },
      'private-key': text,
      'claim-code': text,
      configuration: text,
      challenge: text,
      battery: text,
      firmware: { ...text, default: 'simulator' },
      model: text,
      'firmware-key': { ...text, multiple: true },
      text: { ...text, multiple: true },
      wav: text,
      microphone: { type: 'boolean', default: false },
      picture: text,
      card: text,
      child: text,
      save: text,
      speed: { ...text, default: '1' },
      events: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null

  const { data: deviceId } = randomId.safeParse(values.id)
  if (!deviceId) throw new Error('--id must be the 26 characters of a device’s id.')
  const battery = values.battery === undefined ? null : Number(values.battery || NaN)
  const { data: status } = deviceStatus.safeParse({ battery, firmware: values.firmware })
  if (!status) throw new Error('--battery must be a whole number from 0 to 100, and --firmware at most 100 characters.')

  const common = {
    status,
    script: readScript(values),
    events: values.events,
    installed: readInstalled(status.firmware, values.model, values['firmware-key']),
  }
  const { configuration } = values
  const by = configuration === undefined ? 'challenge' : 'configuration'
  const message = configuration ?? values.challenge
  if (message === undefined) {
    if (!values.key) throw new Error('--key or --configuration is missing.')
    return { ...common, by: 'key', deviceId, serverUrl: readServerUrl(values.server), deviceApiKey: values.key }
  }
  const privateKey = Buffer.from(values['private-key'] ?? '', 'base64')
  if (privateKey.length !== 32) throw new Error('--private-key must be 32 bytes in base64, as in the factory file.')
  const { data: code } = claimCode.safeParse(values['claim-code'])
  if (!code) throw new Error('--claim-code must be the 26 letters and digits of the label.')
  const sealed = readSealedQr(by, message) ?? Buffer.from(message, 'base64')
  return { ...common, by, secrets: { deviceId, privateKey, claimCode: code, lastAccepted: null }, sealed }
}

function readInstalled(
  version: string,
  hardwareModel: string | undefined,
  given: string[] | undefined,
): Installed | null {
  const firmwareKeys = given ?? (process.env['FIRMWARE_PUBLIC_KEYS'] ?? '').split(',').map((key) => key.trim())
  const keys = firmwareKeys.filter(Boolean)
  try {
    keys.forEach(toPublicKey)
  } catch {
    throw new Error('--firmware-key must be an Ed25519 public key in base64, as npm run sign-firmware prints it.')
  }
  return hardwareModel === undefined || keys.length === 0 ? null : { hardwareModel, version, firmwareKeys: keys }
}

interface ScriptOptions {
  text?: string[] | undefined
  wav?: string | undefined
  microphone: boolean
  picture?: string | undefined
  card?: string | undefined
  child?: string | undefined
  save?: string | undefined
  speed: string
}

/** Without words of the child, the device only stays online. */
function readScript(options: ScriptOptions): ConversationScript | null {
  const { text: texts = [], wav, microphone, picture, card, child, save, speed } = options
  if (texts.length === 0 && wav === undefined && !microphone) return null
  if (!(Number(speed) > 0)) throw new Error('--speed must be a number above 0.')
  return {
    texts,
    speech: wav === undefined ? null : readWav(readOptionFile(wav, '--wav')),
    microphone,
    picture: picture === undefined ? null : readOptionFile(picture, '--picture'),
    saveTo: save ?? null,
    speed: Number(speed),
    ...(card === undefined ? {} : { cardId: card }),
    ...(child === undefined ? {} : { childId: child }),
  }
}
