import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { databaseVariables, readDatabaseConfig, type DatabaseConfig } from './database-config.ts'
import { identityVariables, readIdentityConfig, type IdentityConfig } from './identity-config.ts'
import { firmwareVariables, type FirmwareKey, type FirmwareRelease } from './firmware-config.ts'
import { createProxyCheck, type TrustedProxies } from './trusted-proxies.ts'
import { readFilesConfig, filesVariables, type S3Config } from './files-config.ts'
import { metricsVariables, readMetricsConfig, type MetricsConfig } from './metrics-config.ts'
import { pushVariables, readPushConfig, type PushConfig } from './push-config.ts'
import { rolesVariables, type Role } from './roles-config.ts'
import { readTracingConfig, tracingVariables, type TracingConfig } from './tracing-config.ts'
import { readVoiceConfig, voiceVariables, type VoiceConfig } from './voice-config.ts'
import { readVoiceProcessConfig, voiceProcessVariables, type VoiceProcessConfig } from './voice-process-config.ts'

export interface Config {
  /** What this process does. */
  roles: ReadonlySet<Role>
  host: string
  port: number
  /** How long a process that was asked to stop goes on, while `/readyz` says so. */
  shutdownDelayMs: number
  publicUrl: string
  dataFolder: string
  /** Null: the embedded PostgreSQL below the data folder. */
  databaseUrl: string | null
  database: DatabaseConfig
  /** Null: PostgreSQL does what Redis would do. */
  redisUrl: string | null
  /** Null: a key that is generated at the first start and stored in the data folder. */
  secretKey: Buffer | null
  /** The secret key that follows: what another machine encrypts with it can be read here. */
  nextSecretKey: Buffer | null
  /** Former secret keys, oldest first, that still decrypt and verify. */
  previousSecretKeys: Buffer[]
  /** Former secret keys, oldest first: they only verify the audit entries of their time. */
  auditPreviousSecretKeys: Buffer[]
  /** A month of the audit trail is dropped when it is this old. */
  auditRetentionMonths: number
  supportUrl: string
  /** The folder with the versions of the parental consent. */
  consentTexts: string
  /** Null: one plan without limits. */
  plansFile: string | null
  /** Null: mail waits in an outbox, which can be opened on this machine. */
  smtpUrl: string | null
  mailFrom: string
  /** Null: nothing is sent to browsers. */
  push: PushConfig | null
  latestFirmware: FirmwareRelease[]
  firmware: {
    /** One of these must have signed an image. */
    publicKeys: FirmwareKey[]
    maxImageBytes: number
    /** How often each process looks whether a rollout has reached its connected devices. */
    checkSeconds: number
  }
  superadminEmails: string[]
  /** `required`: a superadmin who signed in without a second factor gets no session. */
  superadminSecondFactor: (typeof secondFactorRules)[number]
  /** Null: recordings are stored below the data folder. */
  filesS3: S3Config | null
  /** The place that is configured now replaces the stored one. */
  filesMoved: boolean
  identity: IdentityConfig
  voice: VoiceConfig
  voiceProcesses: VoiceProcessConfig
  /** Null: there are none. */
  metrics: MetricsConfig | null
  /** Null: nothing is traced. */
  tracing: TracingConfig | null
  trustProxy: TrustedProxies
  logLevel: (typeof logLevels)[number]
  /** Logs error messages, which may quote what somebody said or typed. */
  logErrorCauses: boolean
}

/** An invalid configuration. The message is one line that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const secondFactorRules = ['optional', 'required'] as const
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const
const project = fileURLToPath(new URL('../../..', import.meta.url))

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
const yesOrNo = z.enum(['true', 'false'], 'must be "true" or "false"').transform((value) => value === 'true')

/** `true` is refused: it would trust an address that the visitor wrote into the header. */
const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  const proxies = /^\d+$/.test(text) ? Number(text) : text.split(',').map((address) => address.trim())
  try {
    createProxyCheck(proxies)
    return proxies
  } catch {
    context.addIssue(
      'must be how many proxies are in front of Pipit, such as 1, or their addresses, such as 10.0.0.5, 10.1.0.0/16',
    )
    return z.NEVER
  }
})

const secretKey = z
  .base64('must be 32 random bytes in base64; make them with: openssl rand -base64 32')
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === 32, 'must be 32 random bytes in base64; make them with: openssl rand -base64 32')

const formerSecretKeys = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((key) => Buffer.from(key.trim(), 'base64')),
  )
  .refine((keys) => keys.every((key) => key.length === 32), 'must be former values of SECRET_KEY, separated by commas')

/** Balancers ask `/readyz` every few seconds, and process managers wait for half a minute at most. */
const shutdownDelay = z
  .string()
  .regex(/^\d+$/, 'must be a number of milliseconds')
  .default('0')
  .transform(Number)
  .pipe(z.number().max(20_000, 'must be at most 20000'))

const environment = identityVariables
  .extend(voiceVariables.shape)
  .extend(filesVariables.shape)
  .extend(databaseVariables.shape)
  .extend(metricsVariables.shape)
  .extend(rolesVariables.shape)
  .extend(voiceProcessVariables.shape)
  .extend(tracingVariables.shape)
  .extend(pushVariables.shape)
  .extend(firmwareVariables.shape)
  .extend({
    HOST: z.string().default('127.0.0.1'),
    PORT: z
      .string()
      .regex(/^\d+$/, 'must be a number')
      .default('8080')
      .transform(Number)
      .pipe(z.number().max(65_535, 'must be at most 65535')),
    SHUTDOWN_DELAY_MS: shutdownDelay,
    PUBLIC_URL: webAddress.transform((url) => url.replace(/\/+$/, '')).optional(),
    DATA_DIR: z.string().default('data'),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: 'must be an address that starts with redis:// or rediss://' })
      .optional(),
    SECRET_KEY: secretKey.optional(),
    SECRET_KEY_NEXT: secretKey.optional(),
    SECRET_KEY_PREVIOUS: formerSecretKeys,
    AUDIT_PREVIOUS_SECRET_KEYS: formerSecretKeys,
    AUDIT_RETENTION_MONTHS: z
      .string()
      .regex(/^\d+$/, 'must be a number of months')
      .default('36')
      .transform(Number)
      .pipe(z.number().min(6, 'must be at least 6').max(1200, 'must be at most 1200')),
    SUPPORT_URL: webAddress.default('https://support.pipit.example'),
    CONSENT_TEXTS: z.string().default('server/src/features/consents/texts'),
    PLANS_FILE: z.string().optional(),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
      .optional(),
    MAIL_FROM: z.string().default('Pipit <pipit@localhost>'),
    SUPERADMIN_EMAILS: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((email) => email.trim().toLowerCase())
          .filter(Boolean),
      ),
    SUPERADMIN_SECOND_FACTOR: z.enum(secondFactorRules, 'must be "optional" or "required"').default('optional'),
    TRUST_PROXY: trustedProxies.default(0),
    LOG_ERROR_CAUSES: yesOrNo.default(false),
    LOG_LEVEL: z.enum(logLevels, `must be one of: ${logLevels.join(', ')}`).default('info'),
  })

export const variableNames: readonly string[] = Object.keys(environment.shape)

/** An empty variable counts as one that is not set, as it does in compose files and shells. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`).join(' '))
  }
  const values = parsed.data
  if (values.DATABASE_URL && !values.SECRET_KEY) {
    throw new ConfigError(
      'SECRET_KEY is missing: with DATABASE_URL, all machines must share one. Make it with: openssl rand -base64 32',
    )
  }
  if ((values.SECRET_KEY_NEXT || values.SECRET_KEY_PREVIOUS.length > 0) && !values.SECRET_KEY) {
    throw new ConfigError(
      'SECRET_KEY is missing: SECRET_KEY_NEXT and SECRET_KEY_PREVIOUS are for configured keys. For the generated one: npm run rotate-keys',
    )
  }
  const publicUrl = values.PUBLIC_URL ?? `http://${addressOf(values.HOST)}:${values.PORT}`
  return {
    roles: values.ROLES,
    host: values.HOST,
    port: values.PORT,
    shutdownDelayMs: values.SHUTDOWN_DELAY_MS,
    publicUrl,
    dataFolder: resolve(project, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    database: readDatabaseConfig(values, fail),
    redisUrl: values.REDIS_URL ?? null,
    secretKey: values.SECRET_KEY ?? null,
    nextSecretKey: values.SECRET_KEY_NEXT ?? null,
    previousSecretKeys: values.SECRET_KEY_PREVIOUS,
    auditPreviousSecretKeys: values.AUDIT_PREVIOUS_SECRET_KEYS,
    auditRetentionMonths: values.AUDIT_RETENTION_MONTHS,
    supportUrl: values.SUPPORT_URL,
    consentTexts: resolve(project, values.CONSENT_TEXTS),
    plansFile: values.PLANS_FILE === undefined ? null : resolve(project, values.PLANS_FILE),
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    push: readPushConfig(values),
    latestFirmware: values.LATEST_FIRMWARE,
    firmware: {
      publicKeys: values.FIRMWARE_PUBLIC_KEYS,
      maxImageBytes: values.FIRMWARE_MAX_MB * 1024 * 1024,
      checkSeconds: values.FIRMWARE_CHECK_SECONDS,
    },
    superadminEmails: values.SUPERADMIN_EMAILS,
    superadminSecondFactor: values.SUPERADMIN_SECOND_FACTOR,
    filesS3: readFilesConfig(values, fail),
    filesMoved: values.FILES_MOVED,
    identity: readIdentityConfig(values, publicUrl, fail),
    voice: readVoiceConfig(values, fail),
    voiceProcesses: readVoiceProcessConfig(
      values,
      { roles: values.ROLES, otherPorts: [values.PORT, values.METRICS_PORT] },
      fail,
    ),
    metrics: readMetricsConfig(values, values.PORT, fail),
    tracing: readTracingConfig(values),
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    logErrorCauses: values.LOG_ERROR_CAUSES,
  }
}

function fail(message: string): never {
  throw new ConfigError(message)
}

/** How a browser on this machine reaches a server that listens on `host`. */
function addressOf(host: string) {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
