import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** Records on which day a child first said each word, in whatever order the days are aggregated. */
export function wordStore(db: Queries) {
  return {
    /** Records the words of a day, and returns those that are new on it. */
    async recordDay(childId: string, date: string, words: string[]): Promise<string[]> {
      await moveRemovedWords(childId, date, words)
      const rows = await db.query(sql<{ word: string }>`
        with recorded as (
          insert into child_words (child_id, word, first_on) select ${childId}, unnest(${words}::text[]), ${date}
          on conflict (child_id, word) do update set first_on = ${date} where child_words.first_on > ${date} returning word
        )
        select word from recorded union select word from child_words where child_id = ${childId} and first_on = ${date}`)
      return rows.map(({ word }) => word)
    },
  }

  /** Words that were deleted from the day are now new on the next day that has them. */
  async function moveRemovedWords(childId: string, date: string, words: string[]) {
    await db.execute(sql`
      with removed as (
        delete from child_words where child_id = ${childId} and first_on = ${date} and word <> all(${words}) returning word
      )
      insert into child_words (child_id, word, first_on)
      select ${childId}, removed.word, min(date) from removed join insights on child_id = ${childId} and date > ${date} and words @> array[removed.word]
       group by removed.word
      on conflict do nothing`)
  }
}
