import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { build } from 'vite'
import { languages, type Language } from '../contract/src/api/languages.ts'
import type { WebManifest } from './page-budgets.ts'

interface Prerendered {
  title: string
  description: string
  markup: string
  manifest: object
}
type Prerender = (language: Language) => Promise<Prerendered>
interface Vite {
  build: typeof build
}

const entry = 'src/prerender/prerender-sign-in-page.tsx'

/**
 * Writes the pages that the server sends first, in each language: `index.de.html` loads any page, `sign-in.de.html` shows
 * the sign-in page before its script has arrived. Both load the catalogue of their language at once, and name the manifest
 * of the app in their language.
 */
export async function prerenderWeb(
  vite: Vite,
  { web, folder, manifest }: { web: string; folder: string; manifest: WebManifest },
) {
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  const catalogues = findCatalogues(manifest)
  const prerender = await buildForNode(vite, web, `${folder}-prerender`)
  for (const language of languages) {
    const page = await prerender(language)
    const shell = fillIn(template, {
      '<html lang="en">': `<html lang="${language}">`,
      '</head>': [
        `<link rel="modulepreload" crossorigin href="/${catalogues[language]}">`,
        `<link rel="manifest" href="/manifest.${language}.webmanifest">`,
        '</head>',
      ].join('\n'),
    })
    const signIn = fillIn(loadScriptsAfterPaint(shell), {
      '<title>Pipit</title>': `<title>${page.title}</title>`,
      'content="Pipit"': `content="${page.description}"`,
      '<div id="root"></div>': `<div id="root">${page.markup}</div>`,
    })
    await writeFile(join(folder, `manifest.${language}.webmanifest`), JSON.stringify(page.manifest))
    await writeFile(join(folder, `index.${language}.html`), shell)
    await writeFile(join(folder, `sign-in.${language}.html`), signIn)
  }
  await rm(join(folder, 'index.html'))
}

/** See web/public/after-paint.js. */
function loadScriptsAfterPaint(page: string) {
  const scripts = page.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g) ?? []
  const rest = scripts.reduce((text, script) => text.replace(script, ''), page)
  const later = `<template id="after-paint">${scripts.join('')}</template><script type="module" src="/after-paint.js"></script>`
  return fillIn(rest, { '</head>': `${later}</head>` })
}

/** The file of each language's texts for visitors. */
function findCatalogues(manifest: WebManifest): Record<Language, string> {
  const files = languages.map((language) => {
    const file = manifest[`locales/${language}/visitor.po`]?.file
    if (file === undefined) throw new Error(`The build has no texts in "${language}".`)
    return [language, file] as const
  })
  return Object.fromEntries(files) as Record<Language, string>
}

async function buildForNode(vite: Vite, web: string, folder: string): Promise<Prerender> {
  try {
    await vite.build({
      root: web,
      logLevel: 'warn',
      ssr: { noExternal: [/^@pipit\//] },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: true } },
      },
    })
    const built = pathToFileURL(join(folder, 'prerender-sign-in-page.js')).href
    const { prerenderSignInPage } = (await import(built)) as { prerenderSignInPage: Prerender }
    // Every language is loaded while the files are there.
    for (const language of languages) await prerenderSignInPage(language)
    return prerenderSignInPage
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function fillIn(template: string, parts: Record<string, string>) {
  return Object.entries(parts).reduce((text, [gap, content]) => {
    if (!text.includes(gap)) throw new Error(`web/index.html has no ${gap}`)
    return text.replace(gap, () => content)
  }, template)
}
