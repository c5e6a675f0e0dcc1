import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { linguiPlugins } from './web/lingui-plugins.ts'

export default defineConfig({
  plugins: linguiPlugins(),
  test: {
    include: ['{contract,conversation,database,identity,server,web,device,tools,bench,trust}/**/*.test.ts'],
    setupFiles: ['web/src/i18n/testing/activate-english.ts'],
    globalSetup: ['server/src/testing/start-postgres.ts'],
    // Each file has its own test server, changes nothing that it imports, and resets clocks: loading the server
    // once for all of them takes nearly a third off the time.
    isolate: false,
    // Most tests wait for something half of their time: a timeout, PostgreSQL, another process.
    maxWorkers: 2 * availableParallelism(),
    // The report marks what passed only when it was tried again.
    retry: process.env.CI === 'true' ? 1 : 0,
    testTimeout: 30_000,
    // A machine under load is slower than the default second.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
