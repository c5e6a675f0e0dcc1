import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { startWarnings } from '../start-warnings.ts'

describe('readConfig', () => {
  test('without any variable the server listens on loopback and uses the embedded database', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://127.0.0.1:8080',
      databaseUrl: null,
    })
  })

  test('an empty variable counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
  })

  test('the error about the configuration names every invalid variable', () => {
    expect(() => readConfig({ PORT: '99999', LOG_LEVEL: 'loud', TRUST_PROXY: 'maybe' })).toThrow(
      'PORT must be at most 65535. TRUST_PROXY must be how many proxies are in front of Pipit, such as 1, or their addresses, such as 10.0.0.5, 10.1.0.0/16. LOG_LEVEL must be one of: trace, debug, info, warn, error, silent.',
    )
  })

  test.each(['true', 'false', '0.0.0.0/0', '::/0', '10.0.0.5,', '10.0.0.300', '-1'])(
    'TRUST_PROXY=%s is refused with a line that says what to write',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY must be how many proxies/)
    },
  )

  test('TRUST_PROXY takes a number of proxies, or addresses and networks', () => {
    expect(readConfig({}).trustProxy).toBe(0)
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readConfig({ TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,2001:db8::/32' }).trustProxy).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      '2001:db8::/32',
    ])
  })

  test('a lock timeout that never applies, and a direct address without a pooler, are refused', () => {
    expect(() => readConfig({ DATABASE_LOCK_TIMEOUT_MS: '10000' })).toThrow(/^DATABASE_LOCK_TIMEOUT_MS must be less/)
    expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://db/pipit' })).toThrow(/needs DATABASE_URL/)
  })

  test('browsers are notified through the push services of their makers, other ones, or not at all', () => {
    expect(readConfig({}).push).toEqual({
      services: [
        'fcm.googleapis.com',
        'updates.push.services.mozilla.com',
        '*.push.services.mozilla.com',
        '*.notify.windows.com',
        '*.push.apple.com',
      ],
      allowPrivateAddresses: false,
    })
    const own = { PUSH_SERVICES: 'Push.example.org:8443, *.example.net', PUSH_PRIVATE_ADDRESSES: 'true' }
    expect(readConfig(own).push).toEqual({
      services: ['push.example.org:8443', '*.example.net'],
      allowPrivateAddresses: true,
    })
    expect(readConfig({ PUSH_SERVICES: 'none' }).push).toBeNull()
  })

  test.each(['https://fcm.googleapis.com', '*', '*.', 'a.example, ', 'a.example/push', 'evil.*.example'])(
    'PUSH_SERVICES=%s is refused with a line that says what to write',
    (services) => {
      expect(() => readConfig({ PUSH_SERVICES: services })).toThrow(/^PUSH_SERVICES must be hosts of push services/)
    },
  )

  test('the newest firmware is named for each model', () => {
    expect(readConfig({}).latestFirmware).toEqual([])
    expect(readConfig({ LATEST_FIRMWARE: 'Pipit One = v1.4.0, pipit-2=2' }).latestFirmware).toEqual([
      { hardwareModel: 'Pipit One', version: 'v1.4.0' },
      { hardwareModel: 'pipit-2', version: '2' },
    ])
    expect(() => readConfig({ LATEST_FIRMWARE: 'pipit-1' })).toThrow(/^LATEST_FIRMWARE must be hardware models/)
    expect(() => readConfig({ LATEST_FIRMWARE: 'pipit-1=new' })).toThrow(/^LATEST_FIRMWARE must be hardware models/)
    expect(() => readConfig({ LATEST_FIRMWARE: 'one=1, one=2' })).toThrow('LATEST_FIRMWARE must name each model once.')
  })

  test('public keys for firmware are 32 bytes in base64, several for a change of the key', () => {
    const keys = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'))
    expect(readConfig({}).firmware).toMatchObject({ publicKeys: [], maxImageBytes: 16 * 1024 * 1024 })
    const { firmware } = readConfig({ FIRMWARE_PUBLIC_KEYS: keys.join(', '), FIRMWARE_MAX_MB: '4' })
    expect(firmware.publicKeys.map(({ text }) => text)).toEqual(keys)
    expect(firmware.maxImageBytes).toBe(4 * 1024 * 1024)
    for (const wrong of ['AQID', `${keys[0]}, nonsense`, Buffer.alloc(64).toString('base64')])
      expect(() => readConfig({ FIRMWARE_PUBLIC_KEYS: wrong })).toThrow(/^FIRMWARE_PUBLIC_KEYS must be Ed25519/)
    expect(() => readConfig({ FIRMWARE_MAX_MB: '0' })).toThrow('FIRMWARE_MAX_MB must be at least 1')
  })

  test('metrics are off, on a port of loopback, or on the public port with a token', () => {
    const token = 'a-token-of-32-letters-and-digits'
    expect(readConfig({}).metrics).toBeNull()
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({
      listen: { host: '127.0.0.1', port: 9464 },
      token: null,
    })
    expect(readConfig({ METRICS_TOKEN: token }).metrics).toEqual({ listen: null, token })
  })

  test.each([
    [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_HOST is set, but METRICS_PORT is missing.'],
    [{ METRICS_PORT: '8080' }, 'METRICS_PORT must differ from PORT.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 24 letters and digits'],
  ])('metrics are never open by mistake: %o is refused', (variables, message) => {
    expect(() => readConfig(variables as Record<string, string>)).toThrow(message)
  })

  test('the error about DATABASE_URL does not repeat its password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:s3cret@db/pipit' })).toThrow(
      expect.not.stringContaining('s3cret'),
    )
  })
})

describe('warnings at the start', () => {
  const warnings = (variables: Record<string, string>) =>
    startWarnings(readConfig(variables), []).map((text) => /\b(PUBLIC_URL|SMTP_URL|JUDGE)\b/.exec(text)?.[0])

  test('a server on a public address warns about missing https and a missing mail server', () => {
    expect(warnings({ HOST: '0.0.0.0' })).toEqual(['PUBLIC_URL', 'SMTP_URL'])
    expect(warnings({ HOST: '0.0.0.0', PUBLIC_URL: 'https://pipit.example', SMTP_URL: 'smtp://mail.example' })).toEqual(
      [],
    )
  })

  test('a server on loopback behind a proxy warns about the same', () => {
    expect(warnings({ PUBLIC_URL: 'http://pipit.example' })).toEqual(['PUBLIC_URL', 'SMTP_URL'])
    expect(warnings({ PUBLIC_URL: 'https://pipit.example' })).toEqual(['SMTP_URL'])
  })

  test('a language model without a judge is worth a warning', () => {
    const openAi = { THINK: 'openai', OPENAI_THINK_MODEL: 'm', OPENAI_API_KEY: 'k' }
    expect(warnings(openAi)).toEqual(['JUDGE'])
    expect(warnings({ ...openAi, JUDGE: 'openai' })).toEqual([])
  })

  test('a server on loopback has no warnings', () => {
    expect(warnings({})).toEqual([])
  })
})

describe('identity configuration', () => {
  test('the error about identity names the variables that are missing or contradict each other', () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together.',
    )
    expect(() => readConfig({ IDENTITY: 'google' })).toThrow(
      'IDENTITY=google needs GOOGLE_PROJECT_ID and GOOGLE_API_KEY.',
    )
    expect(() => readConfig({ OIDC_PROVIDERS: '{' })).toThrow('OIDC_PROVIDERS must be a JSON array.')
    expect(() => readConfig({ PASSWORD_MINIMUM: '3' })).toThrow('PASSWORD_MINIMUM must be at least 6.')
    expect(() => readConfig({ PASSWORD_REQUIRES: 'emoji' })).toThrow(
      'PASSWORD_REQUIRES may name: lowercase, uppercase, numeric, non-alphanumeric.',
    )
  })

  test('the password policy and the OIDC providers are read', () => {
    const provider = {
      id: 'oidc.school',
      issuer: 'https://id.school.example',
      clientId: 'pipit',
      clientSecret: 's',
      label: 'School',
    }
    const { identity } = readConfig({
      PASSWORD_MINIMUM: '10',
      PASSWORD_REQUIRES: 'numeric, uppercase',
      OIDC_PROVIDERS: JSON.stringify([provider]),
    })
    expect(identity).toMatchObject({
      passwordPolicy: { minimum: 10, numeric: true, uppercase: true, lowercase: false },
      oidcProviders: [{ ...provider, scopes: ['openid', 'email', 'profile'] }],
    })
  })
})

describe('speech and language configuration', () => {
  const openAi = { THINK: 'openai', OPENAI_THINK_MODEL: 'qwen3', OPENAI_BASE_URL: 'http://localhost:11434/v1/' }

  test('without any variable speech and language run embedded', () => {
    expect(readConfig({}).voice).toEqual({
      hear: 'embedded',
      think: 'embedded',
      speak: 'embedded',
      embeddedModel: 'auto',
      naturalVoices: true,
      workers: null,
      openAi: null,
      gemini: null,
      judge: null,
    })
    expect(readConfig({ NATURAL_VOICES: 'false' }).voice.naturalVoices).toBe(false)
  })

  test('the error about speech and language names the variable that is missing or invalid', () => {
    expect(() => readConfig({ HEAR: 'whisper' })).toThrow('HEAR must be "embedded", "openai" or "gemini".')
    expect(() => readConfig({ VOICE_MODEL: 'huge' })).toThrow('VOICE_MODEL must be "auto", "tiny" or "base".')
    expect(() => readConfig({ JUDGE: 'openai' })).toThrow('JUDGE=openai needs a language model to judge')
    expect(() => readConfig({ JUDGE: 'openai', THINK: 'gemini', GEMINI_API_KEY: 'k' })).toThrow(
      'JUDGE=openai needs OPENAI_API_KEY',
    )
    expect(() => readConfig({ JUDGE_TIMEOUT_MS: '20' })).toThrow('JUDGE_TIMEOUT_MS must be at least 100.')
    expect(() => readConfig({ THINK: 'gemini' })).toThrow('THINK=gemini needs GEMINI_API_KEY.')
    expect(() => readConfig({ SPEAK: 'openai', OPENAI_API_KEY: 'k' })).toThrow('SPEAK=openai needs OPENAI_SPEAK_MODEL.')
    expect(() => readConfig({ HEAR: 'openai', OPENAI_HEAR_MODEL: 'whisper-1' })).toThrow(
      'HEAR=openai needs OPENAI_API_KEY, or OPENAI_BASE_URL',
    )
    expect(() => readConfig({ OPENAI_BASE_URL: 'localhost' })).toThrow(
      'OPENAI_BASE_URL must be an address that starts with http:// or https://.',
    )
    expect(() => readConfig({ GEMINI_URL: 'https://example.com' })).toThrow(
      'GEMINI_URL must be an address that starts with ws:// or wss://.',
    )
  })

  test('an error about a provider does not repeat its secrets', () => {
    expect(() => readConfig({ OPENAI_BASE_URL: 'http://me:s3cret@localhost/v1' })).toThrow(
      expect.not.stringContaining('s3cret'),
    )
    expect(() => readConfig({ HEAR: 'openai', GEMINI_API_KEY: 's3cret' })).toThrow(
      expect.not.stringContaining('s3cret'),
    )
  })

  test('each of hear, think and speak can use a different provider', () => {
    expect(readConfig({ ...openAi, SPEAK: 'gemini', GEMINI_API_KEY: 'k', GEMINI_VOICE: 'Kore' }).voice).toMatchObject({
      hear: 'embedded',
      think: 'openai',
      speak: 'gemini',
      openAi: { baseUrl: 'http://localhost:11434/v1', key: null, thinkModel: 'qwen3', voice: 'alloy' },
      gemini: {
        key: 'k',
        model: 'gemini-3.8-live',
        voice: 'Kore',
        url: expect.stringMatching(/^wss:.*BidiGenerateContent$/) as string,
      },
    })
  })
})
