import { randomId } from '@pipit/contract/api/fields'
import { claimCode as claimCodeRule } from '@pipit/contract/labels/labels'

export type LabelKind = 'device' | 'card'

/** The content of the QR code on a device or a card. */
export interface Label {
  kind: LabelKind
  id: string
  claimCode: string
}

export type LabelError =
  | 'no-code'
  | 'several-codes'
  | 'not-a-pipit-code'
  | 'foreign-url'
  | 'not-a-label'
  | 'damaged-label'

const labelPathPattern = /^\/app\/(device|card)s\/add\/([^/]+)\/?$/

/**
 * Parses the text of a QR code, which is the URL that a phone's own camera would open. The URL is never followed, and
 * only our own origins are accepted.
 */
export function readLabel(text: string, allowedOrigins: readonly string[]): Label | { error: LabelError } {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  if (!url?.protocol.startsWith('http')) return { error: 'not-a-pipit-code' }
  if (!allowedOrigins.includes(url.origin)) return { error: 'foreign-url' }
  const [, kind, id] = labelPathPattern.exec(url.pathname) ?? []
  if (kind === undefined) return { error: 'not-a-label' }
  const claimCode = claimCodeRule.safeParse(url.searchParams.get('code') ?? '')
  if (!randomId.safeParse(id).success || !claimCode.success) return { error: 'damaged-label' }
  return { kind: kind as LabelKind, id: id ?? '', claimCode: claimCode.data }
}

/** The one Pipit label among the codes in a picture, or why there is none. */
export function chooseLabel(
  texts: readonly string[],
  allowedOrigins: readonly string[],
): Label | { error: LabelError } {
  const [first, ...others] = [...new Set(texts)].map((text) => readLabel(text, allowedOrigins))
  if (first === undefined) return { error: 'no-code' }
  if (others.length === 0) return first
  const labels = [first, ...others].filter((read) => 'claimCode' in read)
  return labels.length === 1 && labels[0] ? labels[0] : { error: 'several-codes' }
}

/** The page that registers a label, below the family's own path. */
export function labelPath({ kind, id, claimCode }: Label) {
  return `/${kind}s/add/${id}?${new URLSearchParams({ code: claimCode })}`
}
