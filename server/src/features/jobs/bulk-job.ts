import type { Queries } from '@pipit/database/connect'

export type BulkJobKind = 'delete-accounts' | 'delete-devices' | 'delete-cards' | 'invite'

/** The ids of the rows in order, and the options of the kind. */
export interface BulkJobInput {
  ids: string[]
  evenIfRegistered?: boolean
}

export interface RowFailure {
  /** The position of the row in the job's ids. */
  rowIndex: number
  rowId: string
  reason: string
}

export interface BulkJobBatch {
  jobId: string
  ids: string[]
  requestedBy: string
  evenIfRegistered: boolean
  /** The transaction in which the progress is saved. */
  db: Queries
}

/** Performs the rows of one kind of job. */
export interface BulkJobHandler {
  batchSize: number
  /** Returns the reason for each row that failed, by id. */
  perform: (batch: BulkJobBatch) => Promise<Map<string, string>>
}

export const alreadyDeletedReason = /*i18n*/ 'It was already deleted.'
