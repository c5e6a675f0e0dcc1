import type { BatchKind } from '../../api/labels/batches.ts'

/** `1 device`, `10,000 cards`. */
export function formatCount(count: number, kind: BatchKind): string {
  return `${count.toLocaleString('en')} ${count === 1 ? kind.slice(0, -1) : kind}`
}
