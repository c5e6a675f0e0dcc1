import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import rootPackage from '../package.json' with { type: 'json' }

export const root = fileURLToPath(new URL('..', import.meta.url))
export const packages = rootPackage.workspaces

export function tool(path: string) {
  return join(root, 'node_modules', path)
}

/** Runs a script with the pinned Node and shows its output; true when it exits with 0. */
export function runStep(
  name: string,
  file: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<boolean> {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  })
  const stop = () => child.kill()
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      process.off('SIGTERM', stop)
      process.off('SIGINT', stop)
      console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
      resolve(code === 0)
    })
  })
}
