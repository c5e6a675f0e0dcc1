import { readFileSync } from 'node:fs'

/** Throws an error that names the option. */
export function readOptionFile(file: string, option: string) {
  try {
    return readFileSync(file)
  } catch {
    throw new Error(`${option}: "${file}" cannot be read.`)
  }
}
