import { once } from 'node:events'
import { createServer } from 'node:net'
import { explainStartError } from '../../start-errors.ts'
import { ok, problem, type Finding } from './finding.ts'

interface Options {
  host: string
  port: number
  /** The server listens on these, too. */
  otherPorts: { variable: string; host: string; port: number }[]
  /** Whether a server uses the database of this installation; null: unknown. */
  isDatabaseInUse: () => Promise<boolean | null>
}

const stopOther = 'Stop that program, or set PORT to another port.'

/** The port is free, or the server of this installation has it. */
export async function checkPort(
  { host, port, otherPorts, isDatabaseInUse }: Options,
  signal: AbortSignal,
): Promise<Finding[]> {
  const error = await tryToListen(host, port)
  if (!error) return [ok(`${host}:${port} is free; the server does not run.`), ...(await checkOtherPorts(otherPorts))]
  if (error.code !== 'EADDRINUSE') return [problem(explainStartError(error), 'Then run npm run doctor again.')]
  const answer = await askForReadiness(host, port, signal)
  if (!answer) return [problem(`another program has port ${port}.`, stopOther)]
  if ((await isDatabaseInUse()) === false)
    return [problem(`the Pipit at port ${port} is that of another installation: it does not use this data.`, stopOther)]
  if (answer.status === 'ready') return [ok(`Pipit runs at ${host}:${port} and is ready.`)]
  return [problem(`Pipit runs at ${host}:${port}, but is not ready: ${answer.reason}`, 'Its log says more.')]
}

async function checkOtherPorts(ports: Options['otherPorts']): Promise<Finding[]> {
  const found = await Promise.all(
    ports.map(async ({ variable, host, port }) => {
      const error = await tryToListen(host, port)
      if (!error) return []
      return problem(`${host}:${port} cannot be used (${error.code}).`, `Set ${variable} to another port, or free it.`)
    }),
  )
  return found.flat()
}

async function tryToListen(host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  const probe = createServer()
  try {
    await once(probe.listen(port, host), 'listening')
    return null
  } catch (error) {
    return error as NodeJS.ErrnoException
  } finally {
    probe.close()
  }
}

/** Null: it is not Pipit that answers. */
async function askForReadiness(host: string, port: number, signal: AbortSignal) {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  try {
    const response = await fetch(`http://${reachable}:${port}/readyz`, { signal, redirect: 'error' })
    const { status, reason = '' } = (await response.json()) as { status?: string; reason?: string }
    return status === 'ready' || status === 'not ready' ? { status, reason } : null
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
