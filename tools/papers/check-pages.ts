import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import rootPackage from '../../package.json' with { type: 'json' }
import { createAnchors } from './heading-anchor.ts'
import { root } from '../run-step.ts'

const commands = new Set(Object.keys(rootPackage.scripts))
const fileName = /^\.?[\w@-][\w.@-]*(\/[\w.@-]+)*\.(cjs|css|js|json|md|mjs|sql|ts|tsx)$/

/** Returns one line for each file, heading or command that a page names and that does not exist. */
export function findBrokenReferences(page: string, text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const files = quoted.filter((code) => fileName.test(code) && !code.startsWith('dist/'))
  const scripts = quoted.flatMap((code) => /^npm run ([\w:-]+)/.exec(code)?.[1] ?? [])
  return [
    ...files
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${page} names ${file}, which does not exist`),
    ...scripts
      .filter((script) => !commands.has(script))
      .map((script) => `${page} names npm run ${script}, which does not exist`),
    ...findBrokenLinks(page, text),
  ]
}

/** Links to other hosts are checked for their form only, because tests have no network. */
export function findBrokenLinks(page: string, text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$|`[^`\n]*`/gm, '')
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links.flatMap((link) => (/^\w+:/.test(link) ? findBadAddress(page, link) : findBrokenLink(page, text, link)))
}

function findBadAddress(page: string, link: string): string[] {
  const isGood = link.startsWith('mailto:') || (/^https?:\/\//.test(link) && URL.canParse(link))
  return isGood ? [] : [`${page} links to ${link}, which is no address`]
}

function findBrokenLink(page: string, text: string, link: string): string[] {
  const [path = '', anchor] = link.split('#')
  const file = normalize(join(dirname(page), path))
  if (path !== '' && !existsSync(join(root, file))) return [`${page} links to ${file}, which does not exist`]
  if (anchor === undefined) return []
  const target = path === '' ? text : readFileSync(join(root, file), 'utf8')
  return headingAnchors(target).includes(anchor) ? [] : [`${page} links to ${link}, which has no such heading`]
}

function headingAnchors(text: string): string[] {
  const anchorOf = createAnchors()
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}
