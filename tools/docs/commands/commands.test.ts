import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { freePort } from '@pipit/test-kit/free-port'
import { describe, expect, onTestFinished, test } from 'vitest'
import rootPackage from '../../../package.json' with { type: 'json' }
import { root } from '../../run-step.ts'
import { markdownFiles } from '../markdown-files.ts'
import { coveredElsewhere } from './covered-elsewhere.ts'
import { matchesOutput } from './matches-output.ts'
import { commandsOf, isOutput, isRun, isShell, readBlocks } from './read-blocks.ts'
import { runPage } from './run-page.ts'

const read = (page: string) => readFileSync(join(root, page), 'utf8')
const pagesWhere = (wanted: (page: string) => boolean) => markdownFiles.filter(wanted)
const scenarios = pagesWhere((page) => readBlocks(read(page)).some(isRun))

describe('the commands in the documentation', () => {
  test.each(scenarios)(
    'the commands of %s work in their order, and print what the page shows',
    async (page) => {
      const home = await temporaryDataFolder('pipit-page-')
      onTestFinished(home.remove)
      const blocks = await runPage(read(page), { home: home.path, port: await freePort() })
      const different = blocks.filter(({ printed, expected }) => expected !== null && !matchesOutput(printed, expected))
      expect(different).toEqual([])
      expect(blocks.length).toBeGreaterThan(3)
    },
    // A busy machine, or one on which the first start still has to build, takes minutes.
    300_000,
  )

  test('every command is run, or is on the list of those that are covered elsewhere', () => {
    const pages = pagesWhere((page) => readBlocks(read(page)).some((block) => isShell(block) && !isRun(block)))
    expect(pages.toSorted()).toEqual(coveredElsewhere.map(({ page }) => page).toSorted())
  })

  test('a page shows output only of a block that is run', () => {
    const wrong = markdownFiles.flatMap((page) => {
      const blocks = readBlocks(read(page))
      return blocks
        .filter((block, index) => isOutput(block) && !blocks.slice(Math.max(0, index - 1), index).some(isRun))
        .map(({ line }) => `${page}:${line}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('the commands that are covered elsewhere', () => {
  const commands = coveredElsewhere.flatMap(({ page, sources }) =>
    readBlocks(read(page))
      .filter((block) => isShell(block) && !isRun(block))
      .flatMap(commandsOf)
      .map((command) => ({ page, sources, command })),
  )

  test('every command of npm that they name exists', () => {
    const named = commands.flatMap(({ page, command }) =>
      [...command.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => ({ page, name })),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ name }) => !Object.hasOwn(rootPackage.scripts, name))).toEqual([])
  })

  test('every option of our own programs that they use is read by them', () => {
    const options = commands.flatMap(({ page, sources, command }) => {
      const own = sources === undefined ? '' : (command.split(/ -- |\.ts /)[1] ?? '')
      return [...own.matchAll(/--([\w-]+)/g)].map(([, option = '']) => ({ page, sources, option }))
    })
    const programOf = (folder: string) => globSync(`${folder}/**/*.ts`, { cwd: root }).map(read).join('\n')
    const unknown = options.filter(
      ({ sources = '', option }) => !new RegExp(`\\b${option}\\b`).test(programOf(sources)),
    )
    expect(options.length).toBeGreaterThan(8)
    expect(unknown).toEqual([])
  })

  test('every variable of the server that they set is documented', () => {
    const variables = commands
      .filter(({ command }) => command.includes('npm start'))
      .flatMap(({ command }) => [...command.matchAll(/\b([A-Z_]{3,})=/g)].map(([, name = '']) => name))
    expect(variables).toContain('VOICE_URL')
    const documented = read('docs/configuration.md')
    expect(variables.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
  })
})

describe('the check of what a page shows', () => {
  test('dots stand for anything within a line, and in a line of their own for any lines', () => {
    expect(matchesOutput('one\ntwo 2\nthree\n', 'one\ntwo …\nthree\n')).toBe(true)
    expect(matchesOutput('one\ntwo\nthree\n', 'one\n…\nthree\n')).toBe(true)
    expect(matchesOutput('one\nthree\n', 'one\n…\nthree\n')).toBe(true)
    expect(matchesOutput('one\ntwo\n', 'one\n')).toBe(false)
    expect(matchesOutput('one\ntwo\n', 'one…\n')).toBe(false)
    expect(matchesOutput('a.b\n', 'a+b\n')).toBe(false)
  })

  test('a command that fails is reported with its line and what it printed', async () => {
    const home = await temporaryDataFolder('pipit-page-')
    onTestFinished(home.remove)
    const page = '# A page\n\n```sh run\necho fine\n```\n\n```sh run\necho broken && false\necho never\n```\n'
    const running = runPage(page, { home: home.path, port: 1 })
    await expect(running).rejects.toThrow('The block in line 7 failed with 1:\nbroken\n')
  })
})
