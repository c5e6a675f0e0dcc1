import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the configuration', () => {
  test('needs nothing: one machine, loopback, embedded database', () => {
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, publicUrl: 'http://127.0.0.1:8080', databaseUrl: null })
  })

  test('takes an empty variable as one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
  })

  test('names every variable that is wrong', () => {
    expect(() => readConfig({ PORT: '99999', LOG_LEVEL: 'loud', TRUST_PROXY: 'maybe' })).toThrow(
      'PORT must be at most 65535. TRUST_PROXY must be "true" or "false". LOG_LEVEL must be one of: trace, debug, info, warn, error, silent.',
    )
  })

  test('never repeats a secret in its complaint', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:s3cret@db/pipit' })).toThrow(expect.not.stringContaining('s3cret'))
  })
})
