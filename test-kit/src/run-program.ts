import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../server/src/operations/', import.meta.url))

/** Runs a command of an operator, such as `backup.ts`, in its own process. */
export const runProgram = (program: string, args: string[], variables: Record<string, string>) =>
  run([`${folder}${program}`, ...args], variables)

export async function run(args: string[], variables: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [stdout, stderr, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), exited])
  return { exitCode, stdout, stderr }
}
