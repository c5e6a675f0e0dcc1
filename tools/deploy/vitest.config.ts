import { defineConfig } from 'vitest/config'

/** For `npm run test:deploy`: slow, and with programs that other tests do not need. */
export default defineConfig({
  test: {
    include: ['tools/deploy/*.proof.ts'],
    globalSetup: ['tools/deploy/install-programs.ts'],
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 20 * 60_000,
  },
})
