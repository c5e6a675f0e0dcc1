import { readdir, readFile } from 'node:fs/promises'
import type { Dialogue, Line, PartOfDay } from './dialogue.ts'

const folder = new URL('dialogues/', import.meta.url)

/** `dialogues/README.md` explains the format. */
export async function readDialogues(): Promise<Dialogue[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  return texts.flatMap((text) =>
    text
      .split(/^(?=# )/m)
      .filter((part) => part.startsWith('# '))
      .map(readDialogue),
  )
}

const heading = /^# (\w+) ([\w-]+): ([\w-]+), (\d+) days ago, (morning|afternoon|evening)$/

function readDialogue(text: string): Dialogue {
  const [first = '', ...rest] = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const match = heading.exec(first)
  if (!match) throw new Error(`this is not a heading of a dialogue: ${first}`)
  const [, child = '', id = '', activity = '', daysAgo, part] = match
  return {
    id,
    child,
    activity: activity === 'no-card' ? null : activity,
    daysAgo: Number(daysAgo),
    part: part as PartOfDay,
    lines: rest.map(readLine),
  }
}

function readLine(line: string): Line {
  const [, mark = '', text = ''] = /^(P|C|C!|C\*): (.+)$/.exec(line) ?? []
  if (mark === 'P') return { who: 'coach', text }
  if (mark) return { who: 'child', text, isBargeIn: mark === 'C!', hasPicture: mark === 'C*' }
  if (line === '(mumbles)') return { who: 'child', text: null }
  if (line === '(silence)') return { who: 'nobody', what: 'silence' }
  if (line === '(leaves)') return { who: 'nobody', what: 'leaves' }
  const activity = /^\(shows ([\w-]+)\)$/.exec(line)?.[1]
  if (activity) return { who: 'nobody', what: 'card', activity }
  throw new Error(`this is not a line of a dialogue: ${line}`)
}
