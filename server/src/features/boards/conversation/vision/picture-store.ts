import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** Pictures on their way from the process that the camera called to the one that holds the conversation. */
export function pictureStore(db: Queries) {
  return {
    /** The picture takes the place of an older one. */
    async add(deviceId: string, picture: Uint8Array): Promise<string | undefined> {
      await db.execute(sql`delete from board_pictures where device_id = ${deviceId}`)
      const [added] = await db.query(sql<{ id: string }>`
        insert into board_pictures (device_id, picture) values (${deviceId}, ${picture}) returning id`)
      return added?.id
    },
    /** Once. */
    async take(deviceId: string, id: string): Promise<Buffer | undefined> {
      const [taken] = await db.query(sql<{ picture: Buffer }>`
        delete from board_pictures where id = ${id} and device_id = ${deviceId} returning picture`)
      return taken?.picture
    },
  }
}

/** What no conversation has fetched. */
export async function sweepPictures(db: Queries) {
  await db.execute(sql`delete from board_pictures where created_at < now() - interval '1 minute'`)
}
