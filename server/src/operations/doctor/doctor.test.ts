import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { runProgram } from '@pipit/test-kit/run-program'
import { startServerProcess } from '@pipit/test-kit/server-process'
import { freePort } from '@pipit/test-kit/free-port'

let data: Awaited<ReturnType<typeof temporaryDataFolder>>
let server: Awaited<ReturnType<typeof startServerProcess>>
let port: string
beforeAll(async () => {
  data = await temporaryDataFolder()
  port = String(await freePort())
  server = await startServerProcess({ DATA_DIR: data.path, PORT: port })
})
afterAll(async () => {
  await server.stop()
  await data.remove()
})

const quick = { NATURAL_VOICES: 'false', VOICE_MODEL: 'tiny' }
const runDoctor = (variables: Record<string, string> = {}, args: string[] = []) =>
  runProgram('doctor.ts', args, { ...quick, DATA_DIR: data.path, PORT: port, ...variables })
const postgresRuns = () => existsSync(join(data.path, 'postgres/cluster/postmaster.pid'))

test('while the server runs, the doctor finds it and its database, and disturbs neither', async () => {
  const { exitCode, stdout } = await runDoctor()
  expect(stdout).toContain(`ok       Port: Pipit runs at 127.0.0.1:${port} and is ready.`)
  expect(stdout).toContain('ok       Database: all migrations are applied.')
  expect(stdout).toMatch(/\nNothing is wrong: \d+ ok, \d+ warnings?, 0 wrong\.\n$/)
  expect(exitCode).toBe(0)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('at the port of another installation, the doctor says so', async () => {
  const other = await temporaryDataFolder()
  onTestFinished(other.remove)
  const { exitCode, stdout } = await runDoctor({ DATA_DIR: other.path })
  expect(stdout).toContain('that of another installation')
  expect(exitCode).toBe(1)
})

test('while no server runs, the doctor starts the embedded database and stops it again', async () => {
  await server.stop()
  expect(postgresRuns()).toBe(false)
  const { exitCode, stdout } = await runDoctor()
  expect(stdout).toContain(`ok       Port: 127.0.0.1:${port} is free; the server does not run.`)
  expect(stdout).toContain('ok       Database: all migrations are applied.')
  expect(exitCode).toBe(0)
  expect(postgresRuns()).toBe(false)
})

test('a mistake in the configuration is one line, without a stack trace', async () => {
  const { exitCode, stdout, stderr } = await runDoctor({ PORT: 'eighty' })
  expect(stdout.split('\n')[0]).toBe('WRONG    Configuration: PORT must be a number.')
  expect(stdout + stderr).not.toContain('    at ')
  expect(exitCode).toBe(1)
})

test('with --json, programs get the same findings', async () => {
  const { exitCode, stdout } = await runDoctor({}, ['--json'])
  const { problems, checks } = JSON.parse(stdout) as {
    problems: number
    checks: { name: string; findings: object[] }[]
  }
  expect([exitCode, problems]).toEqual([0, 0])
  expect(checks.find(({ name }) => name === 'Port')).toMatchObject({ findings: [{ level: 'ok' }] })
})

test(
  'hosts that do not answer do not hang the doctor, and no key or password is printed',
  { timeout: 60_000 },
  async () => {
    const secrets = {
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      OPENAI_API_KEY: 'sk-secret-of-openai',
      FILES_S3_SECRET_ACCESS_KEY: 'secret-of-the-bucket',
      VOICE_TOKEN: 'secret-of-the-voice-processes',
    }
    // Nobody answers there (RFC 5737).
    const nowhere = '192.0.2.1'
    const { exitCode, stdout, stderr } = await runDoctor({
      ...secrets,
      DATABASE_URL: withPassword(`postgres://${nowhere}/pipit`, 'secret-of-postgres'),
      REDIS_URL: withPassword(`redis://${nowhere}`, 'secret-of-redis'),
      SMTP_URL: withPassword(`smtp://${nowhere}`, 'secret-of-smtp'),
      PUBLIC_URL: `https://${nowhere}`,
      THINK: 'openai',
      OPENAI_THINK_MODEL: 'chat',
      OPENAI_BASE_URL: `https://${nowhere}/v1`,
      FILES_S3_ENDPOINT: `https://${nowhere}`,
      FILES_S3_BUCKET: 'pipit',
      FILES_S3_ACCESS_KEY_ID: 'pipit',
      ROLES: 'web,realtime,jobs',
      VOICE_URL: `ws://${nowhere}:9465`,
    })
    expect(exitCode).toBe(1)
    for (const name of ['Database', 'Redis', 'Mail', 'Public address', 'Provider', 'Files', 'Voice processes'])
      expect(stdout).toMatch(new RegExp(`^WRONG    ${name}: `, 'm'))
    expect(stderr).toMatch(/Checking: \d+ %, waiting for /)
    for (const text of ['secret-of-', ...Object.values(secrets)]) expect(stdout + stderr).not.toContain(text)
  },
)

function withPassword(address: string, password: string) {
  return Object.assign(new URL(address), { username: 'ada', password }).href
}
