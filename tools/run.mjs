// The commands of package.json: installs what is missing, then runs the steps with the pinned Node.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, setUp } from './set-up.mjs'

/** A small young generation keeps the server's memory small: it idles below 120 MB. */
const serverFlags = JSON.parse(readFileSync(new URL('../server/node-flags.json', import.meta.url), 'utf8'))

const buildWeb = ['tools/build-web.ts']
const compileServer = ['tools/compile-server.mjs']
const compressWeb = ['tools/compress-web.ts']

const extractTexts = (folder) => [
  'node_modules/@lingui/cli/dist/lingui.js',
  'extract',
  '--clean',
  '--config',
  `${folder}/lingui.config.ts`,
]

/** The builds of a command run side by side, then the command itself, and `meanwhile` what nobody has to wait for. */
const commands = {
  start: {
    withTools: false,
    builds: [buildWeb, compileServer],
    run: [...serverFlags, 'server/src/main.js'],
    meanwhile: compressWeb,
  },
  demo: {
    withTools: false,
    builds: [buildWeb, compileServer],
    run: [...serverFlags, 'tools/demo/main.ts'],
    meanwhile: compressWeb,
  },
  dev: { withTools: true, run: ['tools/dev.ts'] },
  test: { withTools: true, run: ['tools/test.ts', 'test'] },
  'test:unit': { withTools: true, run: ['tools/test.ts', 'test:unit'] },
  'test:e2e': { withTools: true, run: ['tools/test.ts', 'test:e2e'] },
  'test:deploy': {
    withTools: true,
    run: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/deploy/vitest.config.ts'],
  },
  check: { withTools: true, run: ['tools/test.ts', 'check'] },
  typecheck: { withTools: true, run: ['tools/test.ts', 'typecheck'] },
  lint: { withTools: true, run: ['tools/test.ts', 'lint'] },
  'supply-chain': { withTools: true, run: ['tools/test.ts', 'supply-chain'] },
  format: { withTools: true, run: ['node_modules/oxfmt/bin/oxfmt'] },
  'extract-texts': {
    withTools: true,
    builds: [extractTexts('server')],
    run: extractTexts('web'),
  },
  screenshots: { withTools: true, builds: [buildWeb], run: ['e2e/screenshots/main.ts'] },
  icons: { withTools: true, run: ['e2e/icons/main.ts'] },
  lighthouse: { withTools: true, builds: [buildWeb], run: ['tools/lighthouse/main.ts'] },
  'verify-audit-trail': { withTools: false, run: ['server/src/operations/verify-audit-trail.ts'] },
  doctor: { withTools: false, run: ['server/src/operations/doctor.ts'] },
  backup: { withTools: false, run: ['server/src/operations/backup.ts'] },
  'rotate-keys': { withTools: false, run: ['server/src/operations/rotate-keys.ts'] },
  restore: { withTools: false, run: ['server/src/operations/restore.ts'] },
  device: { withTools: false, run: ['device/src/simulator.ts'] },
  'sign-firmware': { withTools: false, run: ['tools/sign-firmware.ts'] },
  trust: { withTools: true, builds: [buildWeb], run: ['attacks/run.ts'] },
  attack: { withTools: true, run: ['attacks/attack.ts'] },
  faults: { withTools: true, builds: [buildWeb], run: ['attacks/faults/run.ts'] },
  simulate: { withTools: true, builds: [buildWeb], run: ['bench/simulate/run.ts'] },
  'simulate-child': { withTools: true, run: ['tools/simulate-child.ts'] },
  'simulate-voice': { withTools: true, run: ['tools/simulate-voice.ts'] },
  bench: { withTools: true, builds: [buildWeb, compileServer], run: ['bench/run.ts'] },
}

const [name, ...commandArgs] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`There is no command "${name}"; there are: ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}

const node = await setUp({ withTools: command.withTools })
const exitCodes = await Promise.all((command.builds ?? []).map(run))
const failed = exitCodes.find((code) => code !== 0)
if (failed !== undefined) process.exit(failed)
if (command.meanwhile) void run(command.meanwhile)
process.exit(await run([...command.run, ...commandArgs]))

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
