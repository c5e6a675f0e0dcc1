import type { Queries } from '../../database/connect.ts'
import { sql } from '../../database/sql.ts'

/** When a child said each word for the first time, in whatever order its days are counted. */
export function wordStore(db: Queries) {
  return {
    /** Which of the day's words are new on that day. */
    async learn(childId: string, date: string, words: string[]): Promise<string[]> {
      await forget(childId, date, words)
      const rows = await db.query(sql<{ word: string }>`
        with said as (
          insert into child_words (child_id, word, first_on) select ${childId}, unnest(${words}::text[]), ${date}
          on conflict (child_id, word) do update set first_on = ${date} where child_words.first_on > ${date} returning word
        )
        select word from said union select word from child_words where child_id = ${childId} and first_on = ${date}`)
      return rows.map(({ word }) => word)
    },
  }

  /** What is no longer said on that day was first said on a later one, or never. */
  async function forget(childId: string, date: string, words: string[]) {
    await db.execute(sql`
      with gone as (
        delete from child_words where child_id = ${childId} and first_on = ${date} and word <> all(${words}) returning word
      )
      insert into child_words (child_id, word, first_on)
      select ${childId}, gone.word, min(date) from gone join insights on child_id = ${childId} and date > ${date} and words @> array[gone.word]
       group by gone.word
      on conflict do nothing`)
  }
}
