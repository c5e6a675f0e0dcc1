import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'

export interface SimulationOptions {
  devices: number
  talking: number
  /** So many hold the sockets; one more signs devices in and runs the jobs. */
  processes: number
  minutes: number
  json: boolean
}

export class UsageError extends Error {}

const options = {
  devices: { type: 'string', default: '9500' },
  talking: { type: 'string' },
  processes: { type: 'string', default: '2' },
  minutes: { type: 'string', default: '2' },
  json: { type: 'boolean', default: false },
} as const

/** What a server or a process of devices has open besides its sockets. */
const spareFiles = 500
const maxMinutes = 60

export function readArguments(args: string[]): SimulationOptions {
  const { values } = parseOrFail(args)
  const devices = readNumber('devices', values.devices, 8)
  const result = {
    devices,
    // A million devices hold as many conversations: 100,000.
    talking: values.talking === undefined ? Math.ceil(devices / 10) : readNumber('talking', values.talking, 1),
    processes: readNumber('processes', values.processes, 1),
    minutes: readNumber('minutes', values.minutes, 1),
    json: values.json,
  }
  if (result.talking > devices) throw new UsageError('--talking must not be more than --devices.')
  if (result.minutes > maxMinutes) throw new UsageError(`--minutes must not be more than ${maxMinutes}.`)
  return result
}

/** Node raises the soft limit to the hard one by itself. */
export function requireOpenFiles({ devices, processes }: SimulationOptions) {
  const limit = execFileSync('/bin/sh', ['-c', 'ulimit -Hn']).toString().trim()
  const possible = limit === 'unlimited' ? Infinity : Number(limit)
  if (devices / processes + spareFiles <= possible) return
  throw new UsageError(
    `A process may open ${limit} files here, and ${devices} devices on ${processes} processes need ` +
      `${Math.ceil(devices / processes) + spareFiles} in each. Raise the hard limit (ulimit -Hn) or give --processes ` +
      `${Math.ceil(devices / (possible - spareFiles))} or more.`,
  )
}

function parseOrFail(args: string[]) {
  try {
    return parseArgs({ args, options })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function readNumber(name: string, text: string, min: number) {
  const number = Number(text)
  if (!Number.isInteger(number) || number < min)
    throw new UsageError(`--${name} must be a whole number from ${min} on.`)
  return number
}
