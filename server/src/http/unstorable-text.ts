import type { FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'

const message = /*i18n*/ 'This contains a character that cannot be stored. Remove it, then try again.'
/** Deeper than any body of the contract; the schemas drop what is below. */
const maxDepth = 8

/** Refuses NUL and halves of surrogate pairs in every text of a request: PostgreSQL cannot store them. */
export function refuseUnstorableText(
  { params, query, body }: FastifyRequest,
  _reply: unknown,
  done: (error?: Error) => void,
) {
  const field = findUnstorable({ params, query, body })
  done(field === null ? undefined : new ApiError('invalid-request', [{ field, message }]))
}

/** The path of the first such text; null if there is none. */
function findUnstorable(parent: object, depth = 0): string | null {
  for (const [name, value] of Object.entries(parent)) {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return name
    if (typeof value !== 'object' || value === null || depth === maxDepth) continue
    const inner = findUnstorable(value as object, depth + 1)
    if (inner !== null) return `${name}.${inner}`
  }
  return null
}
