import type { Pool, PoolClient } from 'pg'

/** When a child said each word for the first time, in whatever order its days are counted. */
export function wordStore(pool: Pick<Pool | PoolClient, 'query'>) {
  return {
    /** Which of the day's words are new on that day. */
    async learn(childId: string, date: string, words: string[]): Promise<string[]> {
      await forget(childId, date, words)
      const { rows } = await pool.query<{ word: string }>(
        `with said as (
           insert into child_words (child_id, word, first_on) select $1, unnest($3::text[]), $2
           on conflict (child_id, word) do update set first_on = $2 where child_words.first_on > $2 returning word
         )
         select word from said union select word from child_words where child_id = $1 and first_on = $2`,
        [childId, date, words],
      )
      return rows.map(({ word }) => word)
    },
  }

  /** What is no longer said on that day was first said on a later one, or never. */
  async function forget(childId: string, date: string, words: string[]) {
    await pool.query(
      `with gone as (
         delete from child_words where child_id = $1 and first_on = $2 and word <> all($3) returning word
       )
       insert into child_words (child_id, word, first_on)
       select $1, gone.word, min(date) from gone join insights on child_id = $1 and date > $2 and words @> array[gone.word]
        group by gone.word
       on conflict do nothing`,
      [childId, date, words],
    )
  }
}
