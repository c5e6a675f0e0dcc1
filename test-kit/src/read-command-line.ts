import { parseArgs, type ParseArgsConfig } from 'node:util'

interface Command<Item, Options> {
  options: Options
  /** The arguments without dashes choose from these; all are chosen if there are none. */
  items: readonly Item[]
  nameOf: (item: Item) => string
  /** Whether an argument chooses the item of this name. */
  chooses?: (given: string, name: string) => boolean
  /** What an item is called in the message about an unknown one. */
  kind: string
}

/** Reads the options and the chosen items of a command, and ends the process with a message if it cannot. */
export function readCommandLine<Item, const Options extends NonNullable<ParseArgsConfig['options']>>({
  options,
  items,
  nameOf,
  kind,
  chooses = (given, name) => given === name,
}: Command<Item, Options>) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const names = items.map(nameOf)
    const unknown = positionals.filter((given) => !names.some((name) => chooses(given, name)))
    if (unknown.length > 0)
      throw new Error(`There is no ${kind} "${unknown.join('", "')}". There are: ${names.join(', ')}.`)
    const isChosen = (item: Item) => positionals.some((given) => chooses(given, nameOf(item)))
    const isAll = positionals.length === 0
    return { values, isAll, chosen: isAll ? [...items] : items.filter(isChosen) }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    return process.exit(2)
  }
}
