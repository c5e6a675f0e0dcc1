import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { linguiPlugins } from './web/lingui-plugins.ts'

export default defineConfig({
  plugins: linguiPlugins(),
  test: {
    include: [
      '{contract,conversation,coach,voice,concurrency,database,identity,server,web,device,tools,bench,attacks}/**/*.test.ts',
    ],
    setupFiles: ['web/src/i18n/testing/activate-english.ts'],
    globalSetup: ['test-kit/src/start-postgres.ts'],
    // Each file has its own test server, changes nothing that it imports, and resets clocks: loading the server
    // once for all of them takes nearly a third off the time.
    isolate: false,
    // One more than cores, because many tests wait for something: a timeout, PostgreSQL, another process. With twice as
    // many, what has a low priority waits for seconds.
    maxWorkers: availableParallelism() + 1,
    // The report marks what passed only when it was tried again.
    retry: process.env.CI === 'true' ? 1 : 0,
    testTimeout: 30_000,
    // A machine under load is slower than the default second.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
