import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { queriesOn } from '@pipit/database/connect'
import { findOtherFilePlace } from '../../compose/check-file-place.ts'
import { openFiles } from '../../compose/files.ts'
import { composeModelFiles, composeProviderCalls, countVoiceProcesses } from './compose-voice-checks.ts'
import { openRedis } from '../../compose/redis.ts'
import type { Config } from '../../config/config.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkClock } from './check-clock.ts'
import { checkConfiguration } from './check-configuration.ts'
import { checkDataFolder } from './check-data-folder.ts'
import { checkDatabase } from './check-database.ts'
import { checkDiskSpace } from './check-disk-space.ts'
import { checkFiles } from './check-files.ts'
import { checkGoogleIdentity, checkSignInProviders } from './check-identity.ts'
import { checkMail } from './check-mail.ts'
import { checkModels } from './check-models.ts'
import { checkPackages } from './check-packages.ts'
import { checkPooler } from './check-pooler.ts'
import { checkPort } from './check-port.ts'
import { checkProvider } from './check-provider.ts'
import { checkRedis } from './check-redis.ts'
import { checkVoiceProcesses } from './check-voice-processes.ts'
import { createDatabaseAccess, type DatabaseAccess } from './database-access.ts'
import type { Check } from './finding.ts'
import { installationStore } from './installation-store.ts'
import type { FailureLog } from '../../observability/logging/failure-log.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** An embedded PostgreSQL that crashed has to recover first. */
const embeddedStartTimeoutMs = 30_000
const providerTimeoutMs = 12_000
const modelTimeoutMs = 60_000
const rateLimitWindowMs = 1000
const silentLog: FailureLog = { error: () => undefined, warn: () => undefined }

/**
 * The checks of this configuration, in the order in which they are printed. Each does what the server does, with the same
 * adapters, and creates and changes nothing: a check that only read the configuration would pass with a revoked key.
 */
export function composeDoctor(config: Config): { checks: Check[]; close: () => Promise<void> } {
  const database = createDatabaseAccess(config)
  const ofDatabase = database.isEmbedded ? { timeoutMs: embeddedStartTimeoutMs } : {}
  const checks: Check[] = [
    { name: 'Configuration', run: () => checkConfiguration(config) },
    { name: 'Packages', run: () => checkPackages(root) },
    { name: 'Data folder', run: () => checkDataFolder(config) },
    { name: 'Disk space', run: () => checkDiskSpace(config.dataFolder) },
    { name: 'Database', ...ofDatabase, run: () => checkDatabase(database) },
    { name: 'Database sessions', ...ofDatabase, run: () => checkPooler(database) },
    { name: 'Port', ...ofDatabase, run: (signal) => checkPort(portOptions(config, database), signal) },
    { name: 'Public address', run: (signal) => checkCertificate(config.publicUrl, signal) },
    { name: 'Clock', run: (signal) => checkClock(clockOptions(config, database), signal) },
    { name: 'Files', timeoutMs: providerTimeoutMs, run: () => checkFiles(fileOptions(config, database)) },
    { name: 'Redis', run: () => checkRedis(config.redisUrl, () => openCountingRedis(config)) },
    { name: 'Mail', timeoutMs: providerTimeoutMs, run: () => checkConfiguredMail(config) },
    { name: 'Sign-in', timeoutMs: providerTimeoutMs, run: (signal) => checkConfiguredIdentity(config, signal) },
    ...voiceChecks(config),
  ]
  return { checks, close: database.close }
}

function voiceChecks({ voice, voiceProcesses, roles, dataFolder }: Config): Check[] {
  const calls = composeProviderCalls(voice).map((call): Check => ({
    name: 'Provider',
    timeoutMs: providerTimeoutMs,
    run: (signal) => checkProvider(call, signal),
  }))
  const { use } = voiceProcesses
  const remote: Check[] = use
    ? [
        {
          name: 'Voice processes',
          run: (signal) => checkVoiceProcesses(use.urls, () => countVoiceProcesses(use, signal)),
        },
      ]
    : []
  const models: Check = {
    name: 'Models',
    timeoutMs: modelTimeoutMs,
    isBusy: true,
    run: async (signal) => checkModels(await composeModelFiles(voice, dataFolder), signal),
  }
  return [...calls, ...remote, ...(roles.has('voice') ? [models] : [])]
}

function portOptions({ host, port, metrics, voiceProcesses }: Config, database: DatabaseAccess) {
  const otherPorts = [
    ...(metrics?.listen ? [{ variable: 'METRICS_PORT', ...metrics.listen }] : []),
    ...(voiceProcesses.listen ? [{ variable: 'VOICE_PORT', ...voiceProcesses.listen }] : []),
  ]
  return { host, port, otherPorts, isDatabaseInUse: () => database.isInUse() }
}

/** Servers of others come first: the public address is often a proxy on this machine, with the same clock. */
function clockOptions(config: Config, database: DatabaseAccess) {
  const { openAi, judge } = config.voice
  const issuers = config.identity.kind === 'embedded' ? config.identity.oidcProviders.map(({ issuer }) => issuer) : []
  const servers = [openAi?.baseUrl, judge?.baseUrl, config.filesS3?.endpoint, ...issuers, config.publicUrl]
  const databaseNow = async () =>
    (await database.use((client) => installationStore(queriesOn(client)).readClock())) ?? Date.now()
  return {
    now: Date.now,
    databaseNow: database.isEmbedded ? null : databaseNow,
    servers: servers.filter((server) => server?.startsWith('https:')) as string[],
  }
}

function fileOptions(config: Config, database: DatabaseAccess) {
  const findOtherPlace = () => database.use((client) => findOtherFilePlace(config, queriesOn(client)))
  return {
    config,
    open: () => openFiles(config, 'recordings'),
    findOtherPlace: () => findOtherPlace().catch(() => null),
  }
}

async function openCountingRedis(config: Config) {
  const redis = await openRedis(config, silentLog)
  if (!redis) throw new Error('no Redis is configured')
  const { createRedisRequestCounter } = await import('../../adapters/redis/count-requests.ts')
  const count = createRedisRequestCounter(redis)
  return { count: () => count(randomBytes(16), rateLimitWindowMs), close: redis.close }
}

async function checkConfiguredMail({ smtpUrl, mailFrom }: Config) {
  const { verifySmtp } = await import('../../adapters/mail/verify-smtp.ts')
  return checkMail({ smtpUrl, mailFrom, verify: verifySmtp })
}

async function checkConfiguredIdentity({ identity, publicUrl }: Config, signal: AbortSignal) {
  if (identity.kind === 'google') {
    const { verifyGoogle } = await import('../../adapters/identity/verify-google.ts')
    return checkGoogleIdentity(await verifyGoogle(identity, signal), publicUrl)
  }
  const { configuredProviders } = await import('../../adapters/identity/embedded.ts')
  const { verifyProvider } = await import('@pipit/identity/social/verify-provider')
  return checkSignInProviders(
    configuredProviders(identity).map((provider) => ({
      ...provider,
      verify: () => verifyProvider(provider, `${publicUrl}/emulator/auth/callback`),
    })),
  )
}
