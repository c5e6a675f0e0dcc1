import { randomId } from '@pipit/contract/api/fields'
import { claimCode as claimCodeRule } from '@pipit/contract/labels/labels'

export type LabelKind = 'device' | 'card'

/** What is printed on a device or a card, as its QR code says it. */
export interface Label {
  kind: LabelKind
  id: string
  claimCode: string
}

export type LabelError =
  | 'no-code'
  | 'several-codes'
  | 'not-a-pipit-code'
  | 'somebody-elses-url'
  | 'not-a-label'
  | 'damaged-label'

const labelPathPattern = /^\/app\/(device|card)s\/add\/([^/]+)\/?$/

/**
 * Reads what a QR code holds: the address that a phone's own camera would open. It is only ever taken apart here, never
 * followed, and only an address of ours counts.
 */
export function readLabel(text: string, ourOrigins: readonly string[]): Label | { problem: LabelError } {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  if (!url?.protocol.startsWith('http')) return { problem: 'not-a-pipit-code' }
  if (!ourOrigins.includes(url.origin)) return { problem: 'somebody-elses-url' }
  const [, kind, id] = labelPathPattern.exec(url.pathname) ?? []
  if (kind === undefined) return { problem: 'not-a-label' }
  const claimCode = claimCodeRule.safeParse(url.searchParams.get('code') ?? '')
  if (!randomId.safeParse(id).success || !claimCode.success) return { problem: 'damaged-label' }
  return { kind: kind as LabelKind, id: id ?? '', claimCode: claimCode.data }
}

/** Of all the codes in a picture, the one that is a label of ours, or why none can be chosen. */
export function chooseLabel(texts: readonly string[], ourOrigins: readonly string[]): Label | { problem: LabelError } {
  const [first, ...others] = [...new Set(texts)].map((text) => readLabel(text, ourOrigins))
  if (first === undefined) return { problem: 'no-code' }
  if (others.length === 0) return first
  const labels = [first, ...others].filter((read) => 'claimCode' in read)
  return labels.length === 1 && labels[0] ? labels[0] : { problem: 'several-codes' }
}

/** Where a label is registered, below the family's own address. */
export function labelPath({ kind, id, claimCode }: Label) {
  return `/${kind}s/add/${id}?${new URLSearchParams({ code: claimCode })}`
}
