import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const version = '9.10.0'

export const parseServerFolder = fileURLToPath(new URL(`../../.cache/parse-server-${version}`, import.meta.url))

/** It is installed for the benchmarks that compare with it: its 450 packages are not worth a place in the lock file. */
export function installParseServer() {
  if (existsSync(parseServerFolder)) return
  const unfinished = `${parseServerFolder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(`${unfinished}/package.json`, '{ "private": true }')
  console.error(`installing parse-server ${version} …`)
  // Its scripts would only print an advertisement.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', `parse-server@${version}`, ...options], { cwd: unfinished, stdio: 'ignore' })
  renameSync(unfinished, parseServerFolder)
}
