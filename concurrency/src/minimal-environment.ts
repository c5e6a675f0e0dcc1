/** How programs are found and loaded, and which time they read; attacks/ moves the clock of PostgreSQL with FAKETIME. */
const neededNames = /^(PATH|SystemRoot|TZ|LD_\w+|DYLD_\w+|FAKETIME\w*|DONT_FAKE_MONOTONIC)$/i

/** The environment of a server's processes, without its keys and passwords. */
export const minimalEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => neededNames.test(name)))
