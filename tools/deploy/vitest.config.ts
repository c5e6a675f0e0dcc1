import { defineConfig } from 'vitest/config'

/** `npm run test:deploy` runs these tests, which are slow and need programs that others do not. */
export default defineConfig({
  test: {
    include: ['tools/deploy/*.proof.ts'],
    globalSetup: ['tools/deploy/install-programs.ts'],
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 20 * 60_000,
  },
})
