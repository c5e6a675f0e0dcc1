import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@pipit/contract/api/languages'

interface WrittenText {
  title: string
  /** What is new in this version; empty in the first one. */
  changes: string[]
  sections: { heading: string; paragraphs: string[] }[]
  /** SHA-256 of the file, recorded with each consent: a text that was edited later can be told from the one agreed to. */
  hash: string
}

export interface ConsentText extends WrittenText {
  version: number
  date: string
  translations: Partial<Record<string, WrittenText>>
}

/** Every version that a parent was ever asked for, oldest first; the last one is current. */
export type ConsentTexts = [ConsentText, ...ConsentText[]]

/** The heading is the same in every language, because it is not shown. */
const changesHeading = 'What changed'

/** Reads `1.md`, `2.md` and so on, each with its translations, such as `1.de.md`. */
export async function readConsentTexts(folder: string): Promise<ConsentTexts> {
  const names = await readdir(folder).catch(() => [])
  const versions = names.flatMap((name) => /^([1-9]\d{0,4})\.md$/.exec(name)?.[1] ?? []).map(Number)
  const texts = await Promise.all(
    versions.toSorted((one, other) => one - other).map(async (version) => readVersion(folder, names, version)),
  )
  const [first, ...later] = texts
  if (!first) throw new Error(`CONSENT_TEXTS names a folder without a text such as 1.md: ${folder}`)
  for (const { version, changes } of later)
    if (changes.length === 0) throw new Error(`The consent text ${version}.md lacks the list "## ${changesHeading}".`)
  return [first, ...later]
}

export const currentConsent = (texts: ConsentTexts) => texts.at(-1) as ConsentText

/** A version in a language; in that of `1.md` if nobody has translated it. */
export function consentIn(text: ConsentText, language: string): WrittenText {
  return text.translations[language] ?? text
}

async function readVersion(folder: string, names: string[], version: number): Promise<ConsentText> {
  const read = async (name: string) => parseConsentText(name, await readFile(join(folder, name), 'utf8'))
  const text = { version, ...(await read(`${version}.md`)) }
  const translations: ConsentText['translations'] = {}
  for (const language of languages) {
    const name = `${version}.${language}.md`
    if (!names.includes(name)) continue
    const translation = await read(name)
    if (translation.sections.length !== text.sections.length || translation.changes.length !== text.changes.length)
      throw new Error(`The consent text ${name} must have the sections and changes of ${version}.md.`)
    translations[language] = translation
  }
  return { ...text, translations }
}

function parseConsentText(name: string, markdown: string) {
  const title = /^# (.+)$/m.exec(markdown)?.[1]
  const date = /^Date: (\d{4}-\d\d-\d\d)$/m.exec(markdown)?.[1]
  if (title === undefined || date === undefined)
    throw new Error(`The consent text ${name} needs a title ("# …") and a line "Date: 2026-11-16".`)
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
    date,
    title,
    changes,
    sections: sections.filter(({ heading }) => heading !== changesHeading),
    hash: createHash('sha256').update(markdown).digest('hex'),
  }
}
