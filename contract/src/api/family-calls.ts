import { z } from 'zod'
import { accountId } from './fields.ts'

/** What the calls about the family in the path have in common. `more` are the other parameters of the path. */
export function inFamily<More extends z.ZodRawShape = {}>(more = {} as More) {
  return { concerns: 'family in path', params: z.object({ accountId, ...more }) } as const
}

/** The same for the calls about one of its children. */
export function ofChild<More extends z.ZodRawShape = {}>(more = {} as More) {
  return inFamily({ childId: z.uuid(), ...more })
}
