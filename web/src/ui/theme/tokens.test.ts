import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const tokenFile = 'ui/theme/tokens.css'
const colorLiteral =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;{]*\b(?:white|black|gr[ae]y|red|green|blue|yellow|orange)\b/gi

async function readStyleSheets() {
  const paths = await Array.fromAsync(glob('**/*.css', { cwd: root }))
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(root + path, 'utf8') })))
}

test('colours in style sheets are tokens, never literals', async () => {
  const sheets = await readStyleSheets()
  const literals = sheets
    .filter(({ path }) => path !== tokenFile)
    .flatMap(({ path, text }) =>
      (withoutVariables(text).match(colorLiteral) ?? []).map((literal) => `${path}: ${literal}`),
    )
  expect(sheets.length).toBeGreaterThan(30)
  expect(literals).toEqual([])
})

test('every token is defined once and used, and every colour has a dark variant', async () => {
  const sheets = await readStyleSheets()
  const tokens = sheets.find(({ path }) => path === tokenFile)?.text ?? ''
  const [light = '', dark = '', illustrations = ''] = tokens.split(/^@media|^\/\* Of illustrations/m)
  const defined = [...namesIn(light), ...namesIn(illustrations)]
  const used = sheets.flatMap(({ text }) => [...text.matchAll(/var\((--pipit-[\w-]+)/g)].map(([, name]) => name))
  expect(used).toEqual(expect.arrayContaining(defined))
  expect(new Set(used).difference(new Set(defined))).toEqual(new Set())
  expect(new Set(defined).size).toBe(defined.length)
  expect(namesIn(dark)).toEqual(namesIn(light).filter((name) => name.startsWith('--pipit-color-')))
})

const namesIn = (text: string) => [...text.matchAll(/^\s+(--pipit-[\w-]+):/gm)].map(([, name = '']) => name)

/** The name of a variable may contain the name of a colour. */
const withoutVariables = (text: string) => text.replaceAll(/var\([^)]*\)|\/\*.*?\*\//gs, '')
