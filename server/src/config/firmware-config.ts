import { createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

/** Whoever has the private half of one of these decides what devices install. */
export interface FirmwareKey {
  /** The key in base64, as it was configured. */
  text: string
  key: KeyObject
}

/** The newest firmware of a hardware model. */
export interface FirmwareRelease {
  hardwareModel: string
  version: string
}

const entry = /^(.{1,100}?)\s*=\s*(v?\d{1,9}(?:\.\d{1,9}){0,5})$/

const keyBytes = 32
const keyHint = 'must be Ed25519 public keys as npm run sign-firmware prints them, separated by commas'

export const firmwareVariables = z.object({
  FIRMWARE_PUBLIC_KEYS: z
    .string()
    .default('')
    .transform((text, context): FirmwareKey[] =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => {
          const raw = Buffer.from(part, 'base64')
          if (raw.length === keyBytes) return { text: part, key: toPublicKey(raw) }
          context.addIssue(keyHint)
          return z.NEVER
        }),
    ),
  FIRMWARE_MAX_MB: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a number of megabytes')
    .default('16')
    .transform(Number)
    .pipe(z.number().min(1, 'must be at least 1').max(256, 'must be at most 256')),
  FIRMWARE_CHECK_SECONDS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number of seconds')
    .default('60')
    .transform(Number)
    .pipe(z.number().min(1, 'must be at least 1').max(86_400, 'must be at most 86400')),
  LATEST_FIRMWARE: z
    .string()
    .default('')
    .transform((text, context): FirmwareRelease[] =>
      text
        .split(',')
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const [, hardwareModel, version] = entry.exec(part.trim()) ?? []
          if (hardwareModel !== undefined && version !== undefined) return { hardwareModel, version }
          context.addIssue('must be hardware models with versions, such as pipit-1=1.4.0, pipit-2=2.0')
          return z.NEVER
        }),
    )
    .refine(
      (releases) => new Set(releases.map(({ hardwareModel }) => hardwareModel)).size === releases.length,
      'must name each model once',
    ),
})

function toPublicKey(raw: Buffer) {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }, format: 'jwk' })
}
