import { readFileSync } from 'node:fs'
import type { Random } from './random.ts'

/**
 * A line of `patterns/*.txt` has a label, a tab, and a pattern of `(choices|in|brackets)` and `<sets>` of `sets.txt`.
 */
export interface Pattern {
  label: string
  pattern: string
}

export function readPatterns(name: string): Pattern[] {
  return readLines(name).map((line) => {
    const [label = '', pattern = ''] = line.split('\t')
    return { label, pattern }
  })
}

const readLines = (name: string) =>
  readFileSync(new URL(`patterns/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const sets = new Map(readLines('sets').map((line) => line.split(' = ') as [string, string]))

/** A pattern may have fewer than `count` different sentences. */
export function expandPattern(pattern: string, count: number, random: Random): string[] {
  const sentences = new Set<string>()
  for (let attempt = 0; attempt < count * 2 && sentences.size < count; attempt += 1) {
    sentences.add(expandOnce(pattern, random).replaceAll(/\s+/g, ' ').trim())
  }
  return [...sentences]
}

function expandOnce(pattern: string, random: Random): string {
  const withSets = pattern.replaceAll(/<([a-z]+)>/g, (_, name: string) => {
    const choices = sets.get(name)
    if (choices === undefined) throw new Error(`There is no set "${name}".`)
    return `(${choices})`
  })
  let text = withSets
  // The innermost brackets must be chosen first.
  while (text.includes('(')) {
    text = text.replaceAll(/\(([^()]*)\)/g, (_, choices: string) => random.pick(choices.split('|')))
  }
  return text
}
