import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** False in an unpacked archive: then there is neither a list of files nor a history. */
export function isRepository(folder: string): boolean {
  return existsSync(join(folder, '.git'))
}

/** The text files that are in git or that a commit of everything would add. */
export function readTrackedFiles(folder: string): { path: string; content: string }[] {
  return git(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(folder, path)))
    .map((path) => ({ path, bytes: readFileSync(join(folder, path)) }))
    .filter(({ bytes }) => !bytes.subarray(0, 8000).includes(0))
    .map(({ path, bytes }) => ({ path, content: bytes.toString('utf8') }))
}

/**
 * The lines that each commit added, without file names: a secret that was removed later is still in the history.
 * One text for each commit, because scanning each file of each commit takes twice as long.
 */
export function readHistory(folder: string): { path: string; content: string }[] {
  const log = git(folder, 'log', '--patch', '--unified=0', '--no-color', '--no-ext-diff', '--format=commit %h')
  return log.split(/^(?=commit )/m).map((commit) => {
    const lines = commit.split('\n')
    return {
      path: lines[0] ?? '',
      content: lines
        .filter((line) => line.startsWith('+') && !line.startsWith('+++ '))
        .map((line) => line.slice(1))
        .join('\n'),
    }
  })
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1024 ** 3 })
}
