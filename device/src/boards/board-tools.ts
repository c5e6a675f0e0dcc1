import { setTimeout as delay } from 'node:timers/promises'
import { identityHeaders, type BoardIdentity } from './board-identity.ts'
import type { McpTool, VisionAddress } from './mcp-server.ts'

interface ToolOptions {
  identity: BoardIdentity
  /** It is null for a board without a battery. */
  battery: number | null
  /** The camera sees this JPEG; it is null for a board without a camera. */
  picture: Uint8Array | null
  /** The camera needs this long before the picture is sent. */
  captureMs: number
  vision: () => VisionAddress | null
  onSet: (what: 'volume' | 'brightness', value: number) => void
}

/** Offers what the firmware offers on a board with a display, described as there. */
export function createBoardTools({ identity, battery, picture, captureMs, vision, onSet }: ToolOptions): McpTool[] {
  const values = { volume: 70, brightness: 75 }
  const percent = { type: 'integer', minimum: 0, maximum: 100 } as const
  const set = (what: keyof typeof values) => (given: Record<string, unknown>) => {
    values[what] = given[what] as number
    onSet(what, values[what])
    return 'true'
  }
  const tools: McpTool[] = [
    {
      name: 'self.get_device_status',
      description:
        'Provides the real-time information of the device, including the current status of the audio speaker, screen, battery, network, etc.',
      properties: {},
      call: () =>
        JSON.stringify({
          audio_speaker: { volume: values.volume },
          screen: { brightness: values.brightness, theme: 'light' },
          ...(battery !== null && { battery: { level: battery, charging: false } }),
          network: { type: 'wifi', ssid: 'Simulated', signal: 'strong' },
        }),
    },
    {
      name: 'self.audio_speaker.set_volume',
      description: 'Set the volume of the audio speaker.',
      properties: { volume: percent },
      call: set('volume'),
    },
    {
      name: 'self.screen.set_brightness',
      description: 'Set the brightness of the screen.',
      properties: { brightness: percent },
      call: set('brightness'),
    },
  ]
  if (!picture) return tools
  const takePhoto: McpTool = {
    name: 'self.camera.take_photo',
    description:
      'Always remember you have a camera. If the user asks you to see something, use this tool to take a photo and then explain it.',
    properties: { question: { type: 'string' } },
    async call({ question }) {
      await delay(captureMs)
      const address = vision()
      if (!address) throw new Error('Image explain URL or token is not set')
      return sendPhoto(address, identity, { picture, question: question as string })
    },
  }
  return [...tools, takePhoto]
}

/** Returns the server's answer as it is, as the firmware does. */
async function sendPhoto(
  { url, token }: VisionAddress,
  identity: BoardIdentity,
  { picture, question }: { picture: Uint8Array; question: string },
): Promise<string> {
  const body = new FormData()
  body.append('question', question)
  body.append('file', new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' }), 'camera.jpg')
  const headers = { ...identityHeaders(identity), ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method: 'POST', headers, body })
  if (response.status !== 200) throw new Error('Failed to upload photo')
  return response.text()
}
