import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'

/** Records on which day a child first said each word, in whatever order the days are aggregated. */
export function wordStore(db: Queries) {
  return {
    /** Records the words of a day, and returns those that are new on it. */
    async recordDay(child: ChildReference, date: string, words: string[]): Promise<string[]> {
      await moveRemovedWords(child, date, words)
      const rows = await db.query(sql<{ word: string }>`
        with recorded as (
          insert into child_words (account_id, child_id, word, first_on) select ${child.accountId}, ${child.childId}, unnest(${words}::text[]), ${date}
          on conflict (account_id, child_id, word) do update set first_on = ${date} where child_words.first_on > ${date} returning word
        )
        select word from recorded union select word from child_words where ${ofChild(child)} and first_on = ${date}`)
      return rows.map(({ word }) => word)
    },
  }

  /** Words that were deleted from the day are now new on the next day that has them. */
  async function moveRemovedWords(child: ChildReference, date: string, words: string[]) {
    await db.execute(sql`
      with removed as (
        delete from child_words where ${ofChild(child)} and first_on = ${date} and word <> all(${words}) returning word
      )
      insert into child_words (account_id, child_id, word, first_on)
      select ${child.accountId}, ${child.childId}, removed.word, min(date) from removed join insights on ${ofChild(child)} and date > ${date} and words @> array[removed.word]
       group by removed.word
      on conflict do nothing`)
  }
}
