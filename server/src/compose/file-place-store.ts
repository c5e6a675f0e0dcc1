import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export function filePlaceStore(db: Queries) {
  return {
    /** Returns the place of this database's files: the given one if none is stored yet, or if they were moved there. */
    async claim(place: string, { moved }: { moved: boolean }) {
      await db.execute(sql`
        insert into file_places (place) values (${place})
        on conflict (singleton) do update set place = excluded.place where ${moved}::boolean`)
      return find()
    },
    find,
  }

  /** Undefined if none is stored yet. */
  async function find() {
    const [stored] = await db.query(sql<{ place: string }>`select place from file_places`)
    return stored?.place
  }
}
