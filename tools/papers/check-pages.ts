import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import rootPackage from '../../package.json' with { type: 'json' }
import { root } from '../run-step.ts'

const commands = new Set(Object.keys(rootPackage.scripts))
const fileName = /^\.?[\w@-][\w.@-]*(\/[\w.@-]+)*\.(cjs|css|js|json|md|mjs|sql|ts|tsx)$/

/** Returns one line for each file, heading or command that a page names and that does not exist. */
export function findBrokenReferences(page: string, text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const files = quoted.filter((code) => fileName.test(code) && !code.startsWith('dist/'))
  const scripts = quoted.flatMap((code) => /^npm run ([\w:-]+)/.exec(code)?.[1] ?? [])
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return [
    ...files
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${page} names ${file}, which does not exist`),
    ...scripts
      .filter((script) => !commands.has(script))
      .map((script) => `${page} names npm run ${script}, which does not exist`),
    ...links.filter((link) => !/^https?:/.test(link)).flatMap((link) => findBrokenLink(page, text, link)),
  ]
}

function findBrokenLink(page: string, text: string, link: string): string[] {
  const [path = '', anchor] = link.split('#')
  const file = normalize(join(dirname(page), path))
  if (path !== '' && !existsSync(join(root, file))) return [`${page} links to ${file}, which does not exist`]
  if (anchor === undefined) return []
  const target = path === '' ? text : readFileSync(join(root, file), 'utf8')
  return headingAnchors(target).includes(anchor) ? [] : [`${page} links to ${link}, which has no such heading`]
}

/** As code hosts make them: lower case, without punctuation, words joined with hyphens. */
function headingAnchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
