import { escapeHtml } from '../../../http/escape-html.ts'
import type { I18n } from '../../../i18n/i18n.ts'
import { omitted } from './omitted.ts'
import type { Row, Table } from './family-tables.ts'
import { toCell } from './write-rows.ts'

interface Index {
  email: string
  exportedAt: string
  tables: Table[]
  /** How many rows each table has. */
  counts: Record<string, number>
  childPages: { name: string; path: string }[]
  i18n: I18n
}

const style = `
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #10233f; font: 12pt/1.5 system-ui, "Noto Sans", sans-serif }
  h1 { margin: 0 0 .25rem; font-size: 18pt }
  h2 { margin: 2rem 0 .5rem; font-size: 14pt; break-after: avoid }
  small { color: #4a5a72 }
  a { color: #0b57d0 }
  table { border-collapse: collapse; margin: .5rem 0 1.5rem; font-size: 10pt }
  th, td { padding: .25rem .75rem .25rem 0; border-top: 1px solid #ddd; text-align: left; vertical-align: top; overflow-wrap: anywhere }
  th { color: #4a5a72; font-weight: normal; white-space: nowrap }
  @page { margin: 18mm }`

/** Pictures as data would fill pages with letters. */
const maxCellLength = 400

/** Where to start reading: opens in any browser, offline, without scripts, and can be printed. */
export async function* writeIndex({ email, exportedAt, tables, counts, childPages, i18n }: Index) {
  const text = (english: string) => escapeHtml(i18n.translate(english))
  const title = escapeHtml(i18n.t('Everything that Pipit stores about your family'))
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' })
  yield `<!doctype html>\n<html lang="${i18n.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`
  yield `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; form-action 'none'">`
  yield `<title>${title}</title><style>${style}</style></head><body><main>\n`
  yield `<h1>${title}</h1>\n`
  yield `<p><small>${escapeHtml(email)}, ${escapeHtml(time.format(new Date(exportedAt)))}</small></p>\n`
  yield `<h2>${escapeHtml(i18n.t('What your children talked about'))}</h2>\n`
  yield childPages.length === 0
    ? `<p>${escapeHtml(i18n.t('There are no children.'))}</p>\n`
    : `<ul>${childPages.map(renderLink).join('')}</ul>\n`
  const columns = [i18n.t('What'), i18n.t('How many'), i18n.t('Files')]
  yield `<h2>${escapeHtml(i18n.t('What is in this archive'))}</h2>\n<table><tr>${columns.map((column) => `<th>${escapeHtml(column)}</th>`).join('')}</tr>\n`
  for (const { name, title: tableTitle } of tables) {
    const links = `<a href="data/${name}.csv">${escapeHtml(i18n.t('table'))}</a>, <a href="data/${name}.json">JSON</a>`
    yield `<tr><td>${text(tableTitle)}</td><td>${counts[name] ?? 0}</td><td>${links}</td></tr>\n`
  }
  const files = { recordings: 'recordings', manifest: 'manifest.json' }
  yield `</table>\n<p>${escapeHtml(i18n.t('Recordings are in the folder {recordings}. The file {manifest} lists every file with its checksum.', files))}</p>\n`
  yield `<h2>${escapeHtml(i18n.t('What is not in this archive'))}</h2>\n<ul>`
  for (const { what, why } of omitted) yield `<li><b>${text(what)}</b>: ${text(why)}</li>`
  yield `</ul>\n`
  for (const table of tables.filter(({ isInIndex }) => isInIndex)) yield* writeTable(i18n, table)
  yield `</main></body></html>\n`
}

/** Each row as a list of its fields, which fits on a phone and on paper however many there are. */
async function* writeTable(i18n: I18n, { title, rows }: Table) {
  yield `<h2>${escapeHtml(i18n.translate(title))}</h2>\n`
  let count = 0
  for await (const row of rows()) {
    count += 1
    yield `<table>${Object.entries(row).map(renderField).join('')}</table>\n`
  }
  if (count === 0) yield `<p>${escapeHtml(i18n.t('None.'))}</p>\n`
}

function renderField([name, value]: Row[string][]) {
  const text = String(toCell(value) ?? '–')
  const shown = text.length > maxCellLength ? `${text.slice(0, maxCellLength)} …` : text
  return `<tr><th scope="row">${escapeHtml(toWords(String(name)))}</th><td dir="auto">${escapeHtml(shown)}</td></tr>`
}

const renderLink = ({ name, path }: { name: string; path: string }) =>
  `<li><a href="${path}" dir="auto">${escapeHtml(name)}</a></li>`

/** `createdAt` becomes `created at`. */
const toWords = (field: string) => field.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
