import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments } from './test-kit/src/chromium-arguments.ts'
import { linguiPlugins } from './web/lingui-plugins.ts'

export default defineConfig({
  plugins: linguiPlugins(),
  test: {
    setupFiles: ['web/src/i18n/testing/activate-english.ts'],
    // The report marks what passed only when it was tried again.
    retry: process.env.CI === 'true' ? 1 : 0,
    testTimeout: 30_000,
    // A machine under load is slower than the default second.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{contract,conversation,coach,voice,concurrency,database,identity,server,web,device,tools,bench,attacks}/**/*.test.ts',
          ],
          globalSetup: ['test-kit/src/start-postgres.ts'],
          // Each file has its own test server, changes nothing that it imports, and resets clocks: loading the server
          // once for all of them takes nearly a third off the time.
          isolate: false,
          // One more than cores, because many tests wait for something: a timeout, PostgreSQL, another process. With
          // twice as many, what has a low priority waits for seconds.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        extends: true,
        // Vite prepares at the start what any page imports; what only a later test imports would reload the page.
        optimizeDeps: { entries: ['web/src/main.tsx'] },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
                args: chromiumArguments,
              },
              contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
