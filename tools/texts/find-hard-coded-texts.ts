import { parseSync } from 'oxc-parser'

/** A text that people read, but that is in no catalogue. */
export interface HardCodedText {
  line: number
  text: string
}

/** What is written in a place: always read by people, a sentence only if it looks like one, or not read by them. */
type Place = 'readable' | 'code' | 'exempt'

/** Their values are read by people, also when they are a single word. */
const readableNames = new Set(
  (
    'alt title label placeholder heading subtitle caption description help hint summary message okText cancelText ' +
    'aria-label aria-description aria-roledescription aria-valuetext'
  ).split(' '),
)
const macros = /^(?:t|msg|plural|select|selectOrdinal|defineMessage|Trans|Plural|Select|SelectOrdinal)$/

const hasWord = (text: string) => /\p{Letter}{2}/u.test(text)
/** It begins as a sentence does, and goes on with another word. */
const looksLikeSentence = (text: string) => /^\p{Lu}[\p{Letter}’']*,? \p{Letter}/u.test(text.trim())

/** Finds texts between tags, in attributes, and sentences, that no macro marks. Errors for programmers are not among them. */
export function findHardCodedTexts(file: string, source: string): HardCodedText[] {
  const found: HardCodedText[] = []
  const codeOf = (node: Node) => source.slice(node.start, node.end)

  /** What the extractor finds by this mark is translated where it is shown. */
  const isMarked = (node: Node) => source.slice(0, node.start).trimEnd().endsWith('/*i18n*/')

  function walk(node: Node, place: Place) {
    const text = isMarked(node) ? undefined : textOf(node)
    if (text !== undefined && isHardCoded(text, node.type === 'JSXText' && place !== 'exempt' ? 'readable' : place))
      found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim() })
    const inner = place === 'exempt' ? place : placeWithin(node, place, codeOf)
    for (const child of childrenOf(node)) walk(child, inner)
  }

  walk(parseSync(file, source).program as unknown as Node, 'code')
  return found
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

function placeWithin(node: Node, place: Place, codeOf: (node: Node) => string): Place {
  const nameOf = (key: string) => codeOf(node[key] as Node)
  switch (node.type) {
    case 'JSXElement':
      return macros.test(codeOf((node.openingElement as Node).name as Node)) ? 'exempt' : 'code'
    case 'JSXAttribute':
      return readableNames.has(nameOf('name')) ? 'readable' : 'code'
    case 'Property':
      return readableNames.has(nameOf('key')) ? 'readable' : 'code'
    case 'CallExpression':
      return macros.test(nameOf('callee')) ? 'exempt' : 'code'
    case 'TaggedTemplateExpression':
      return macros.test(nameOf('tag')) ? 'exempt' : 'code'
    case 'NewExpression':
      return nameOf('callee').endsWith('Error') ? 'exempt' : 'code'
    case 'BinaryExpression':
    case 'ImportDeclaration':
    case 'TSLiteralType':
      return 'exempt'
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return 'code'
    default:
      return place
  }
}

function textOf(node: Node) {
  if (node.type === 'Literal' || node.type === 'JSXText') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : undefined
}

const isHardCoded = (text: string, place: Place) =>
  place !== 'exempt' && hasWord(text) && (place === 'readable' || looksLikeSentence(text))

function childrenOf(node: Node) {
  // A property's key and a case are compared with, not shown.
  const unread = node.type === 'Property' ? 'key' : node.type === 'SwitchCase' ? 'test' : undefined
  return Object.entries(node)
    .filter(([key]) => key !== unread)
    .flatMap(([, value]) => value)
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}
