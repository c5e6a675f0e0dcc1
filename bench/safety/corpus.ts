import { readFileSync } from 'node:fs'

/** A sentence of the corpus, with the names under which it is counted. */
export interface CorpusSentence {
  text: string
  groups: string[]
}

export interface Corpus {
  childSerious: CorpusSentence[]
  childHarmless: CorpusSentence[]
  coachUnsafe: CorpusSentence[]
  coachAcceptable: CorpusSentence[]
}

export const corpusParts = ['train', 'held-out', 'independent', 'fresh'] as const
export type CorpusPart = (typeof corpusParts)[number]

/** `conversation/corpus/README.md` describes the files. */
export function readCorpus(part: CorpusPart): Corpus {
  return {
    childSerious: readRows(part, 'child-serious').map(([category = '', severity = '', text = '']) => ({
      text,
      groups: ['all', `severity ${severity}`, category],
    })),
    childHarmless: readRows(part, 'child-harmless').map(([near = '', text = '']) => ({
      text,
      groups: ['all', `near ${near}`],
    })),
    coachUnsafe: readRows(part, 'coach-unsafe').map(([category = '', language = '', text = '']) => ({
      text,
      groups: ['all', `language ${language}`, category],
    })),
    coachAcceptable: readRows(part, 'coach-acceptable').map(([language = '', text = '']) => ({
      text,
      groups: ['all', `language ${language}`],
    })),
  }
}

function readRows(part: CorpusPart, name: string): string[][] {
  const file = new URL(`../../conversation/corpus/${part}/${name}.tsv`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
}
