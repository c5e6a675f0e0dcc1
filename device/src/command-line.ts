import { readFileSync } from 'node:fs'

/** Reads the arguments of this process. Ends it with the usage for `--help`, and with the mistake for wrong ones. */
export function readArgumentsOrExit<Arguments>(read: (args: string[]) => Arguments | null, usage: string): Arguments {
  try {
    const found = read(process.argv.slice(2))
    if (found) return found
    console.log(usage)
    process.exit(0)
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(1)
  }
}

/** Stops when somebody ends this process, or when the process that started it is gone. */
export function onStop(stop: () => void) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
}

/** Throws an error that names the option. */
export function readOptionFile(file: string, option: string) {
  try {
    return readFileSync(file)
  } catch {
    throw new Error(`${option}: "${file}" cannot be read.`)
  }
}

/** Returns the address without a slash at its end. */
export function readServerUrl(given: string): string {
  const server = URL.parse(given)
  if (!server || !/^https?:$/.test(server.protocol)) throw new Error('--server must begin with http:// or https://.')
  return given.replace(/\/+$/, '')
}
