import type { LanguageModel } from '@pipit/conversation/ports'
import { describe, expect, test, vi } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { createInsightAggregator } from '../aggregate-insights.ts'
import { aChildWithInsights, daysAgo } from '../testing/child-with-insights.ts'

const server = startTestServer()

describe('summaries of a language model', () => {
  const response = {
    summary: 'Many thoughts about whales.',
    quotes: ['whales are bigger than a bus'],
    topics: [{ name: 'Whales', words: ['whales'] }],
  }

  function createAggregator(reply: object) {
    const think = vi.fn<LanguageModel['think']>(async function* () {
      yield JSON.stringify(reply)
    })
    return {
      think,
      aggregator: createInsightAggregator({
        database: server.database,
        languageModel: { think },
        log: server.failureLog,
        announce: () => undefined,
      }),
    }
  }

  async function aDay() {
    const child = await aChildWithInsights(server)
    const { date, at } = daysAgo(2)
    await child.addConversation(at, 'whales are bigger than a bus', 'Oh', 'I like whales and a dog and a cat')
    return { ...child, date, at }
  }

  test('the summary and topics of the language model are shown until the day changes', async () => {
    const { accountId, childId, date, at, read, addConversation } = await aDay()
    const { think, aggregator } = createAggregator(response)
    await aggregator.aggregateDay({ accountId, childId, date })
    expect(await read()).toMatchObject([
      { summary: response.summary, topics: [{ name: 'Whales', mentions: 2 }], summarizedBy: 'model' },
    ])
    await aggregator.aggregateDay({ accountId, childId, date })
    expect(think).toHaveBeenCalledTimes(1)
    await addConversation(at, 'one more thing')
    expect(await read()).toMatchObject([{ topics: [{ name: 'Animals', mentions: 4 }], summarizedBy: 'rules' }])
  })

  test('what is flagged or private, and the reply to it, is not in the prompt', async () => {
    const { accountId, childId, date, at, addConversation, query } = await aDay()
    const { id } = await addConversation(
      at,
      'I live at 12 Oak Street',
      'So you live at 12 Oak Street',
      'the garage is dark',
      'Is it dark in the garage',
      'I like my red boat',
      'A boat, how nice',
    )
    const flag = `insert into flags (id, account_id, child_id, conversation_id, entry_number, at, about, category, severity, snippet)
      select gen_random_uuid(), account_id, child_id, id, 3, now(), 'child', 'abuse', 'low', '' from conversations where id = $1`
    await query(flag, id)
    const { think, aggregator } = createAggregator(response)
    await aggregator.aggregateDay({ accountId, childId, date })
    const prompt = JSON.stringify(think.mock.calls[0]?.[0].messages)
    expect(prompt).toContain('red boat')
    expect(prompt).not.toMatch(/Oak|garage/)
  })

  test('if the language model makes things up, the summary is made of the figures', async () => {
    const { accountId, childId, date, read } = await aDay()
    const [before] = await read()
    await createAggregator({ ...response, quotes: ['whales are evil and so is mummy'] }).aggregator.aggregateDay({
      accountId,
      childId,
      date,
    })
    expect(await read()).toEqual([before])
  })
})
