import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import rootPackage from '../package.json' with { type: 'json' }

export const root = fileURLToPath(new URL('..', import.meta.url))
export const packages = rootPackage.workspaces

export function tool(path: string) {
  return join(root, 'node_modules', path)
}

/**
 * Runs a script with the pinned Node and shows its output; true when it exits with 0. Steps that run side by side
 * collect their output and show it at the end, so that their lines do not mix.
 */
export async function runStep(
  name: string,
  file: string,
  args: string[],
  { variables, isCollected = false }: { variables?: Record<string, string>; isCollected?: boolean } = {},
): Promise<boolean> {
  const heading = `\n── ${name}`
  if (!isCollected) console.log(heading)
  const started = Date.now()
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: isCollected ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...variables },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const stop = () => child.kill()
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const [code] = (await once(child, 'close')) as [number | null]
  process.off('SIGTERM', stop)
  process.off('SIGINT', stop)
  if (isCollected) console.log(`${heading}\n${Buffer.concat(output).toString().trimEnd()}`)
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return code === 0
}
