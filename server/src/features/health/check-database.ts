import type { Database } from '@pipit/database/connect'
import { databaseCode } from '@pipit/database/error-code'
import { schemaProblem } from '../../database/migrate.ts'
import { checkDiskSpace } from './health-store.ts'
import type { ReadinessCheck } from './readiness.ts'

const diskFull = '53100'

/** Whether the database answers, has the tables that this version needs, and can store more. */
export function createDatabaseCheck(database: Database): ReadinessCheck {
  return async () => {
    const problem = await schemaProblem(database.pool)
    if (problem !== null) return problem
    try {
      await checkDiskSpace(database)
      return null
    } catch (error) {
      if (databaseCode(error) === diskFull) return 'The disk of the database is full.'
      throw error
    }
  }
}
