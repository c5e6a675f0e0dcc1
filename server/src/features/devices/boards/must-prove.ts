import type { Database } from '@pipit/database/connect'
import { boardStore } from './board-store.ts'

/** Whether a board has to sign a challenge at each start, because an operator has imported its key. */
export const mustProve = (database: Database, deviceId: string) => boardStore(database).deviceHasKey(deviceId)
