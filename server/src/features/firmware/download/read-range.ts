export interface ByteRange {
  start: number
  /** Included. */
  end: number
}

/**
 * Reads the headers Range and If-Range (RFC 9110). Null: the whole file is sent, because there is no range, it is none that
 * the standard knows, it asks for several parts, or the file is another one now. Unsatisfiable if it begins after the end.
 */
export function readRange(
  { range, ifRange }: { range: string | undefined; ifRange: string | undefined },
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (ifRange !== undefined && ifRange.trim() !== etag) return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
