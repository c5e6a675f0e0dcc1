import { z } from 'zod'
import type { Role } from './roles-config.ts'

export interface VoiceProcessConfig {
  /** Where other processes use the voice of this one; null: nowhere. */
  listen: { host: string; port: number; token: string } | null
  /** The voice processes that conversations in this process use; null: this process itself. */
  use: { urls: string[]; token: string } | null
}

const withoutPassword = (url: string) => !new URL(url).username && !new URL(url).password
const voiceAddress = z
  .url({
    protocol: /^wss?$/,
    error: 'must be addresses that start with ws:// or wss://, separated by commas',
    abort: true,
  })
  .refine(withoutPassword, 'must hold no user or password; use VOICE_TOKEN')

export const voiceProcessVariables = z.object({
  VOICE_PORT: z
    .string()
    .regex(/^\d+$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().max(65_535, 'must be at most 65535'))
    .optional(),
  VOICE_HOST: z.string().optional(),
  VOICE_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{24,}$/, 'must have at least 24 letters and digits; make it with: openssl rand -hex 32')
    .optional(),
  VOICE_URL: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(voiceAddress))
    .optional(),
})

type Variables = z.output<typeof voiceProcessVariables>

interface Others {
  roles: ReadonlySet<Role>
  otherPorts: (number | undefined)[]
}

/** All processes may have the same variables: each uses those of its roles. */
export function readVoiceProcessConfig(
  values: Variables,
  { roles, otherPorts }: Others,
  fail: (message: string) => never,
): VoiceProcessConfig {
  const { VOICE_PORT: port, VOICE_HOST: host, VOICE_TOKEN: token, VOICE_URL: urls } = values
  const [isVoice, isRealtime] = [roles.has('voice'), roles.has('realtime')]
  if (isRealtime && isVoice && urls) fail('VOICE_URL names other voice processes, but ROLES has voice: leave one out.')
  if (isRealtime && !isVoice && !urls) fail('ROLES names realtime, which needs voice as well, or VOICE_URL.')
  if (isVoice && !isRealtime && port === undefined)
    fail('ROLES names voice without realtime, which needs VOICE_PORT, where other processes use it.')
  if (host !== undefined && port === undefined) fail('VOICE_HOST is set, but VOICE_PORT is missing.')
  if (port !== undefined && otherPorts.includes(port)) fail('VOICE_PORT must differ from PORT and METRICS_PORT.')
  const secret = () =>
    token ?? fail('VOICE_TOKEN is missing: VOICE_PORT and VOICE_URL need the same. Make it with: openssl rand -hex 32')
  return {
    listen: isVoice && port !== undefined ? { host: host ?? '127.0.0.1', port, token: secret() } : null,
    use: isRealtime && urls ? { urls, token: secret() } : null,
  }
}
