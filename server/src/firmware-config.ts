import { z } from 'zod'

/** The newest firmware of a hardware model. */
export interface FirmwareRelease {
  hardwareModel: string
  version: string
}

const entry = /^(.{1,100}?)\s*=\s*(v?\d{1,9}(?:\.\d{1,9}){0,5})$/

export const firmwareVariables = z.object({
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
