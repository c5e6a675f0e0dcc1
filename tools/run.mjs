// The commands of package.json: installs what is missing, then runs the steps with the pinned Node.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, setUp } from './set-up.mjs'

/** A small young generation keeps the server's memory small; see docs/decisions/0008-small-memory.md. */
const serverFlags = JSON.parse(readFileSync(new URL('server-flags.json', import.meta.url), 'utf8'))

/** Only what has changed. */
const builds = [['tools/build-web.ts'], ['tools/build-docs.ts']]

const commands = {
  start: {
    withTools: false,
    steps: [...builds, ['tools/compile-server.mjs'], [...serverFlags, 'server/src/main.js']],
  },
  demo: {
    withTools: false,
    steps: [...builds, ['tools/compile-server.mjs'], [...serverFlags, 'tools/demo/main.ts']],
  },
  dev: { withTools: true, steps: [['tools/build-docs.ts'], ['tools/dev.ts']] },
  test: { withTools: true, steps: [['tools/test.ts', 'test']] },
  'test:unit': { withTools: true, steps: [['tools/test.ts', 'test:unit']] },
  'test:e2e': { withTools: true, steps: [['tools/test.ts', 'test:e2e']] },
  'test:deploy': {
    withTools: true,
    steps: [['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/deploy/vitest.config.ts']],
  },
  check: { withTools: true, steps: [['tools/test.ts', 'check']] },
  typecheck: { withTools: true, steps: [['tools/test.ts', 'typecheck']] },
  lint: { withTools: true, steps: [['tools/test.ts', 'lint']] },
  'supply-chain': { withTools: true, steps: [['tools/test.ts', 'supply-chain']] },
  format: { withTools: true, steps: [['node_modules/oxfmt/bin/oxfmt']] },
  'verify-audit-trail': { withTools: false, steps: [['server/src/verify-audit-trail.ts']] },
  backup: { withTools: false, steps: [['server/src/backup.ts']] },
  'rotate-keys': { withTools: false, steps: [['server/src/rotate-keys.ts']] },
  restore: { withTools: false, steps: [['server/src/restore.ts']] },
  docs: { withTools: false, steps: [['tools/build-docs.ts']] },
  screenshots: { withTools: true, steps: [...builds, ['e2e/screenshots/main.ts']] },
  device: { withTools: false, steps: [['device/src/simulator.ts']] },
  trust: { withTools: true, steps: [['tools/build-web.ts'], ['trust/run.ts']] },
  attack: { withTools: true, steps: [['trust/attack.ts']] },
  faults: { withTools: true, steps: [['tools/build-web.ts'], ['faults/run.ts']] },
  simulate: { withTools: true, steps: [['tools/build-web.ts'], ['bench/simulate/run.ts']] },
  'simulate-child': { withTools: true, steps: [['tools/simulate-child.ts']] },
  'simulate-voice': { withTools: true, steps: [['tools/simulate-voice.ts']] },
  bench: { withTools: true, steps: [['tools/build-web.ts'], ['tools/compile-server.mjs'], ['bench/run.ts']] },
}

const [name, ...commandArgs] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`There is no command "${name}"; there are: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}

const node = setUp({ withTools: command.withTools })
for (const step of command.steps) {
  const exitCode = await run(step === command.steps.at(-1) ? [...step, ...commandArgs] : step)
  if (exitCode !== 0) process.exit(exitCode)
}

function run(args) {
  const child = spawn(node, args, {
    cwd: root,
    // The channel closes when this process dies, even by kill -9, so the child stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Compiled code is cached between starts, which makes the server start faster and use less memory.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache', 'node') },
  })
  const forward = (signal) => child.kill(signal)
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  // npm signals its shell, which dies without passing the signal on; this process then gets another parent.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && forward('SIGTERM'), 300)
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, forward)
      clearInterval(watch)
      resolve(signal ? 1 : code)
    })
  })
}
