import type { FleetKind } from '../../api/labels/batches.ts'

/** `1 device`, `10,000 cards`. */
export function howMany(count: number, kind: FleetKind): string {
  return `${count.toLocaleString('en')} ${count === 1 ? kind.slice(0, -1) : kind}`
}
