import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumArguments } from '../test-kit/src/chromium-arguments.ts'

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
const onDesktopsOnly = [
  ...signingIn,
  ...files('audit', 'docs', 'first-load', 'guardians', 'own-account', 'plans', 'private', 'superadmin-second-factor'),
]
const onPhonesOnly = files(
  'account',
  'account-security',
  'child-settings',
  'children',
  'consents',
  'home',
  'memories',
  'offline',
  'old-sign-in',
  'password',
  'profile',
  'push',
  'screen-time',
  'second-contact',
  'sign-up',
  'wait-list',
  'wifi-networks',
)

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // Generous for busy machines: a test that passes does not wait longer, and the run lists tests that needed a retry.
  expect: { timeout: 20_000 },
  timeout: 90_000,
  retries: process.env.CI === 'true' ? 1 : 0,
  // A test keeps its core busy: more workers than cores only make each test slower, and slow tests time out.
  workers: availableParallelism(),
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    screenshot: 'only-on-failure',
    // Playwright cannot intercept the requests of a page that has a service worker. Specs that are about it allow it.
    serviceWorkers: 'block',
    // A test would click where a moving button was a moment ago.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumArguments,
    },
  },
  // Tests whose result does not depend on the size of the screen run at one size only, by a tag or by their file. The
  // accessibility spec opens every page on a phone, the languages spec at a desk, and the first day is lived at both.
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
