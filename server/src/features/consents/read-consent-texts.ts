import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ConsentText {
  version: number
  date: string
  title: string
  /** What is new in this version; empty in the first one. */
  changes: string[]
  sections: { heading: string; paragraphs: string[] }[]
  /** SHA-256 of the file, recorded with each consent: a text that was edited later can be told from the one agreed to. */
  hash: string
}

/** Every version that a parent was ever asked for, oldest first; the last one is current. */
export type ConsentTexts = [ConsentText, ...ConsentText[]]

const changesHeading = 'What changed'

/** Reads `1.md`, `2.md` and so on. */
export async function readConsentTexts(folder: string): Promise<ConsentTexts> {
  const names = await readdir(folder).catch(() => [])
  const versions = names.flatMap((name) => /^([1-9]\d{0,4})\.md$/.exec(name)?.[1] ?? []).map(Number)
  const texts = await Promise.all(
    versions
      .toSorted((one, other) => one - other)
      .map(async (version) => parseConsentText(version, await readFile(join(folder, `${version}.md`), 'utf8'))),
  )
  const [first, ...later] = texts
  if (!first) throw new Error(`CONSENT_TEXTS names a folder without a text such as 1.md: ${folder}`)
  for (const { version, changes } of later)
    if (changes.length === 0) throw new Error(`The consent text ${version}.md lacks the list "## ${changesHeading}".`)
  return [first, ...later]
}

export const currentConsent = (texts: ConsentTexts) => texts.at(-1) as ConsentText

function parseConsentText(version: number, markdown: string): ConsentText {
  const title = /^# (.+)$/m.exec(markdown)?.[1]
  const date = /^Date: (\d{4}-\d\d-\d\d)$/m.exec(markdown)?.[1]
  if (title === undefined || date === undefined)
    throw new Error(`The consent text ${version}.md needs a title ("# …") and a line "Date: 2026-11-16".`)
  const [, ...parts] = markdown.split(/^## /m)
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.trim().split('\n')
    return {
      heading,
      paragraphs: lines
        .join('\n')
        .trim()
        .split(/\n\s*\n/),
    }
  })
  const changes = sections
    .filter(({ heading }) => heading === changesHeading)
    .flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.split('\n')))
    .map((line) => line.replace(/^- /, ''))
  return {
    version,
    date,
    title,
    changes,
    sections: sections.filter(({ heading }) => heading !== changesHeading),
    hash: createHash('sha256').update(markdown).digest('hex'),
  }
}
