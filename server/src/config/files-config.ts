import { z } from 'zod'

/** A bucket of any S3-compatible service. */
export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })

export const filesVariables = z.object({
  FILES_MOVED: z
    .enum(['true', 'false'], 'must be "true" or "false"')
    .default('false')
    .transform((value) => value === 'true'),
  FILES_S3_ENDPOINT: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
})

/** Null: files are stored below the data folder. */
export function readFilesConfig(
  values: z.output<typeof filesVariables>,
  fail: (message: string) => never,
): S3Config | null {
  const needed = [
    'FILES_S3_ENDPOINT',
    'FILES_S3_BUCKET',
    'FILES_S3_ACCESS_KEY_ID',
    'FILES_S3_SECRET_ACCESS_KEY',
  ] as const
  const given = needed.filter((name) => values[name] !== undefined)
  if (given.length === 0) return null
  const missing = needed.find((name) => values[name] === undefined)
  if (missing) fail(`${missing} is missing: ${given[0]} is set, and a bucket needs all of ${needed.join(', ')}.`)
  return {
    endpoint: values.FILES_S3_ENDPOINT ?? '',
    region: values.FILES_S3_REGION,
    bucket: values.FILES_S3_BUCKET ?? '',
    accessKeyId: values.FILES_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.FILES_S3_SECRET_ACCESS_KEY ?? '',
  }
}
