import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The product's own sentences are written here, so a false alarm among them is a mistake of the classifier. */
const stories = 'coach/src/stories/*.ink'
const sources = ['conversation/src/texts/en/*.ts', 'coach/src/{dialogue,listening,questions}/**/*.ts']

/** Texts in quotes and lines of stories are about what the coach says without a language model. */
export function readProductSentences(): string[] {
  const quoted = [...files(stories), ...sources.flatMap(files)].flatMap((text) =>
    [...text.matchAll(/(["'`])((?:(?!\1)[^\\\n]){8,})\1/g)].map((match) => match[2] ?? ''),
  )
  const lines = files(stories)
    .flatMap((text) => text.split('\n'))
    .filter((line) => !/^\s*(?:===|~|INCLUDE|VAR|CONST|\/\/|->|\*|\+|#|EXTERNAL|\{[^}]*:?$)/.test(line))
  return [
    ...new Set(
      [...quoted, ...lines]
        .flatMap(variants)
        .flatMap((text) => text.split(/(?<=[.!?:])\s+/))
        .map((text) => text.replace(/^[\s-]+/, '').trim())
        .filter((text) => text.includes(' ') && /^\p{L}/u.test(text) && !/[<>{}=|[\]\\]|->/.test(text)),
    ),
  ].toSorted()
}

/** Something serious is said in these dialogues. */
const serious = /^#.*(?:swallowed-marble|address|bad-word|lonely-break)/

export function readDemonstration(who: 'child' | 'coach'): string[] {
  const dialogues = files('tools/demo/dialogues/*.txt').flatMap((text) => text.split(/^(?=#)/m))
  return dialogues
    .filter((dialogue) => !serious.test(dialogue))
    .flatMap((dialogue) => dialogue.split('\n').filter((line) => (who === 'child' ? /^C!?: / : /^P!?: /).test(line)))
    .map((line) => line.replace(/^[CP]!?: /, ''))
    .flatMap((line) => [line, ...line.split(/(?<=[.!?])\s+/)])
}

const files = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .toSorted()
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(`${root}${path}`, 'utf8'))

/** Returns a text of ink with the first and with the last of its alternatives, and each alternative alone. */
function variants(text: string): string[] {
  const alternatives: string[] = []
  const replaceAll = (choose: (choices: string[]) => string) => {
    let rest = text.replaceAll(/\$?\{\w+(?:\([^(){}]*\))?\}/g, (call) => (/^\{\w+\}$/.test(call) ? 'a rabbit' : ''))
    while (innermost.test(rest)) {
      rest = rest.replace(innermost, (_, content: string) => {
        const choices = content.replace(/^(?:[~&!]|[^|:]*:)/, '').split('|')
        alternatives.push(...choices)
        return choose(choices)
      })
    }
    return rest
  }
  return [
    ...new Set([
      replaceAll((choices) => choices[0] ?? ''),
      replaceAll((choices) => choices.at(-1) ?? ''),
      ...alternatives,
    ]),
  ]
}

const innermost = /\{([^{}]*)\}/
