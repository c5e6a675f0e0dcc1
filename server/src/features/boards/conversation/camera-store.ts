import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export function cameraStore(db: Queries) {
  return {
    /** The board offers a camera. Until its family decides, it is not used. */
    async addCamera(deviceId: string) {
      await db.execute(sql`
        update devices set uses_camera = false
         where id = ${deviceId} and account_id is not null and uses_camera is null`)
    },

    async find(deviceId: string) {
      const [found] = await db.query(sql<{ isUsed: boolean; hasCards: boolean }>`
        select coalesce(uses_camera, false) as "isUsed",
               exists (select from cards where cards.account_id = devices.account_id) as "hasCards"
          from devices where id = ${deviceId}`)
      return found ?? { isUsed: false, hasCards: false }
    },
  }
}
