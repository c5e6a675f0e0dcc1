import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ConfigError } from '../../config/config.ts'
import { ok, type Check } from './finding.ts'
import { runChecks } from './run-checks.ts'

async function run(checks: Check[]) {
  const printed: string[] = []
  const waited: string[][] = []
  const results = await runChecks(checks, {
    onResult: ({ name }) => printed.push(name),
    onWait: (waiting) => waited.push(waiting),
  })
  return { printed, waited, results }
}

test('checks run side by side, and are reported in their order', async () => {
  const second = Promise.withResolvers<void>()
  const first: Check = {
    name: 'first',
    async run() {
      await second.promise
      return [ok('it waited for the second.')]
    },
  }
  const { printed } = await run([first, { name: 'second', run: async () => (second.resolve(), [ok('it is done.')]) }])
  expect(printed).toEqual(['first', 'second'])
})

test('a check that hangs is wrong after its time, its signal is aborted, and the others are reported', async () => {
  let isAborted = false
  const hanging: Check = {
    name: 'hanging',
    timeoutMs: 300,
    run: (signal) => new Promise(() => signal.addEventListener('abort', () => (isAborted = true))),
  }
  const { results, waited } = await run([hanging, { name: 'quick', run: async () => [ok('it is done.')] }])
  expect(results).toMatchObject([
    { name: 'hanging', findings: [{ level: 'problem', text: 'no answer within 0.3 seconds.' }] },
    { name: 'quick', findings: [{ level: 'ok' }] },
  ])
  expect(isAborted).toBe(true)
  expect(waited).toContainEqual(['hanging'])
})

test('a check that computes much begins when the others are done', async () => {
  const done: string[] = []
  const check = (name: string, isBusy: boolean): Check => ({
    name,
    isBusy,
    async run() {
      await delay(isBusy ? 0 : 20)
      done.push(name)
      return []
    },
  })
  await run([check('busy', true), check('other', false)])
  expect(done).toEqual(['other', 'busy'])
})

test('an error becomes a line without its message, which may contain a password', async () => {
  const failing: Check = {
    name: 'Mail',
    run: () => Promise.reject(Object.assign(new Error('for user ada:secret'), { code: 'EODD' })),
  }
  const { results } = await run([failing])
  expect(results[0]?.findings).toMatchObject([{ level: 'problem', text: 'Mail could not be checked (EODD).' }])
  expect(JSON.stringify(results)).not.toContain('secret')
})

test('an error about the configuration is reported with its message, which is written for operators', async () => {
  const { results } = await run([{ name: 'Redis', run: () => Promise.reject(new ConfigError('REDIS_URL is wrong.')) }])
  expect(results[0]?.findings).toMatchObject([{ level: 'problem', text: 'REDIS_URL is wrong.' }])
})
