import { escapeHtml } from '../../../http/escape-html.ts'
import { mergeWithheld, type StreamedEntry, type TranscriptDocument } from './stream-entries.ts'
import { recordingPath } from './recording-path.ts'
import { transcriptWording } from './transcript-wording.ts'

const style = `
  body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #10233f; font: 12pt/1.5 system-ui, "Noto Sans", sans-serif }
  h1 { margin: 0 0 .25rem; font-size: 18pt }
  h2 { margin: 1.5rem 0 .5rem; padding-top: .75rem; border-top: 1px solid #ddd; font-size: 12pt; break-after: avoid }
  h2 span { font-weight: normal; color: #4a5a72 }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 }
  dt { color: #4a5a72; white-space: nowrap }
  dt bdi { color: #10233f; font-weight: 600 }
  dd { margin: 0; overflow-wrap: anywhere; break-inside: avoid }
  small { color: #4a5a72 }
  audio { display: block; max-width: 100%; height: 2.5rem }
  img { display: block; max-width: 20rem; height: auto; border-radius: .5rem }
  @media print { audio { display: none } }
  @page { margin: 18mm }`

/** A page to print or to save as PDF: the browser supports every script and writing direction. */
export function writeHtml(document: TranscriptDocument) {
  return writePage(document, () => '')
}

/** The page of an export, with recordings to play and pictures. It is in a folder beside that of the recordings. */
export function writeHtmlWithRecordings(document: TranscriptDocument) {
  const { pictureTitle } = transcriptWording(document)
  return writePage(document, ({ speech, vision }) => {
    const sound = speech && `<audio controls preload="none" src="../${recordingPath('speech', speech.id)}"></audio>`
    const picture =
      vision && `<img loading="lazy" alt="${escapeHtml(pictureTitle)}" src="../${recordingPath('vision', vision)}">`
    return (sound ?? '') + (picture ?? '')
  })
}

async function* writePage(document: TranscriptDocument, renderRecordings: (entry: StreamedEntry['entry']) => string) {
  const wording = transcriptWording(document)
  const title = escapeHtml(wording.title)
  yield `<!doctype html>\n<html lang="${document.i18n.language}"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>\n`
  yield `<body><h1 dir="auto">${title}</h1><p><small>${escapeHtml(wording.note)}</small></p>\n`
  let isOpen = false
  for await (const { entry, conversation } of mergeWithheld(document.entries)) {
    if (conversation) {
      const heading = escapeHtml(`${wording.day(conversation.startedAt)}, ${wording.clock(conversation.startedAt)}`)
      const handOver = wording.handOver(conversation) ?? ''
      yield `${isOpen ? '</dl>\n' : ''}<h2>${heading} <span>${escapeHtml(wording.about(conversation))}</span></h2>${handOver && `<p><small>${escapeHtml(handOver)}</small></p>`}<dl>\n`
      isOpen = true
    }
    const who = `${wording.clock(entry.time)} <bdi>${escapeHtml(wording.speaker(entry))}</bdi>`
    const remarks = wording
      .remarks(entry)
      .map((remark) => ` <small>[${escapeHtml(remark)}]</small>`)
      .join('')
    yield `<dt>${who}</dt><dd dir="auto">${escapeHtml(wording.text(entry))}${remarks}${renderRecordings(entry)}</dd>\n`
  }
  yield `${isOpen ? '</dl>' : ''}</body></html>\n`
}
