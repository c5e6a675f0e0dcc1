import type { Queries } from '../../database/connect.ts'

export type BulkJobKind = 'delete-accounts' | 'delete-devices' | 'delete-cards' | 'invite'

/** The rows in their order, and what else the kind needs to know. */
export interface BulkJobInput {
  ids: string[]
  evenIfRegistered?: boolean
}

export interface RowFailure {
  /** Where the row stands in the job. */
  place: number
  rowId: string
  reason: string
}

export interface Portion {
  jobId: string
  ids: string[]
  requestedBy: string
  evenIfRegistered: boolean
  /** Whatever is done with it is kept together with the progress, or not at all. */
  db: Queries
}

/** How one kind of job does its rows: why each could not be done, by id; the others are done. */
export interface BulkWork {
  atOnce: number
  perform: (portion: Portion) => Promise<Map<string, string>>
}

export const goneAlready = 'Somebody else deleted it already.'
