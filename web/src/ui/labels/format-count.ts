import type { BatchKind } from '../../api/labels/batches.ts'
import { pluralize } from '../text/pluralize.ts'

/** `1 device`, `10,000 cards`. */
export const formatCount = (count: number, kind: BatchKind) => pluralize(count, kind.slice(0, -1))
