import { ConfigError } from '../../config/config.ts'
import { describeStartError } from '../../start-errors.ts'
import { CommandError } from './command-error.ts'

export type Variables = Record<string, string | undefined>

/** Runs a command of an operator and prints its result. A failure is one line, without a stack. */
export async function runCommand(command: (args: string[], variables: Variables) => Promise<string>) {
  try {
    console.log(await command(process.argv.slice(2), process.env))
  } catch (error) {
    const isForeseen = error instanceof CommandError || error instanceof ConfigError
    console.error(isForeseen ? error.message : describeStartError(error).replace('Pipit cannot start', 'This failed'))
    process.exitCode = 1
  }
}
