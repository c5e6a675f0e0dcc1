import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

const files = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)
const signingIn = files(
  'email-link',
  'first-superadmin',
  'reset-password',
  'second-factor',
  'session',
  'sign-in',
  'social',
  'verify-email',
)
const onDesktopsOnly = [...signingIn, ...files('first-load', 'private')]
const onPhonesOnly = files('account', 'children', 'home', 'profile', 'sign-up', 'wait-list', 'wifi-networks')

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // The machine may be a busy one: waiting longer costs nothing where the thing comes, and what came only at the second
  // try is named at the end of the run.
  expect: { timeout: 20_000 },
  timeout: 90_000,
  retries: process.env.CI === 'true' ? 1 : 0,
  // A test waits for a page more than half of its time; one more than there are cores keeps these busy.
  workers: availableParallelism() + 1,
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    screenshot: 'only-on-failure',
    // A button that still moves is easily missed by somebody as fast as a test.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // What only one size can show, or what no size can change, is tagged with the one that it runs at, or its whole file is
  // left out here; the accessibility and first-day specs open every page at both.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: onDesktopsOnly,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: onPhonesOnly,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
