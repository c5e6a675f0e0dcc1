export interface CodeBlock {
  /** The first word after the fence. */
  language: string
  /** The other words. `run`: a test runs it. `output`: what the block before it prints. */
  words: string[]
  /** The line of the fence, counted from one. */
  line: number
  text: string
}

/** The fenced blocks of a page. */
export function readBlocks(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(/^```([^\n`]*)\n([\s\S]*?)^```$/gm)].map(({ 1: info = '', 2: text = '', index }) => {
    const [language = '', ...words] = info.trim().split(/\s+/)
    return { language, words, line: markdown.slice(0, index).split('\n').length, text }
  })
}

const shells = new Set(['sh', 'bash', 'shell', 'console'])

export const isShell = ({ language }: CodeBlock) => shells.has(language)
export const isRun = (block: CodeBlock) => isShell(block) && block.words.includes('run')
export const isOutput = ({ words }: CodeBlock) => words.includes('output')

/** The commands of a block: a line that ends with `\` goes on, comments and the bodies of loops are none. */
export function commandsOf({ text }: CodeBlock): string[] {
  return text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}
