import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readHistory, readTrackedFiles } from './read-git.ts'
import { findSecrets } from './scan-secrets.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pipit-git-'))
  git('init', '--quiet')
  commit('notes.txt', `pipit_${'k'.repeat(43)}\n`)
  commit('notes.txt', 'the key was removed\n')
  writeFileSync(join(folder, 'picture.bin'), Buffer.from([1, 0, 2]))
  writeFileSync(join(folder, 'new.txt'), 'not added yet\n')
  writeFileSync(join(folder, '.gitignore'), 'ignored.txt\n')
  writeFileSync(join(folder, 'ignored.txt'), 'ignored\n')
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('what the secret scan reads', () => {
  test('a secret that a later commit removed is found in the history, with its commit', async () => {
    const found = await Promise.all(readHistory(folder).map(({ path, content }) => findSecrets(path, content)))
    const first = git('log', '--format=%h', '--max-parents=0').split('\n').at(-2)
    expect(found.flat()).toEqual([`commit ${first}:1 has a secret: the API key of a device`])
  })

  test('text files that git has or would add are read; ignored and binary files are not', () => {
    expect(readTrackedFiles(folder).toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
      { path: '.gitignore', content: 'ignored.txt\n' },
      { path: 'new.txt', content: 'not added yet\n' },
      { path: 'notes.txt', content: 'the key was removed\n' },
    ])
  })
})

function commit(file: string, content: string) {
  writeFileSync(join(folder, file), content)
  git('add', file)
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'a change')
}

function git(...args: string[]) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
}
