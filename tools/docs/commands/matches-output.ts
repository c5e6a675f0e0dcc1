/** Compares what was printed with what a page shows; `…` stands for anything, in a line of its own for any lines. */
export function matchesOutput(printed: string, shown: string): boolean {
  const pattern = shown
    .trim()
    .split('\n')
    .map((line) => (line.trim() === '…' ? '(?:.*\n)*?' : `${line.split('…').map(escape).join('.*?')}\n`))
    .join('')
  return new RegExp(`^${pattern}$`).test(`${printed.trim()}\n`)
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
