import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamilyWithTranscripts } from './testing/family-with-transcripts.ts'

const server = startTestServer()

describe('searching transcripts', () => {
  test.each([
    ['dino', ['I like Dinosaurs and trains', 'The dinosaur slept']],
    ['TRAIN dino', ['I like Dinosaurs and trains']],
    ['inosaur', []],
    ['мяч', ['Мой красный мяч']],
    ['كرة', ['أريد كرة حمراء']],
    ['क्रिकेट', ['मुझे क्रिकेट पसंद है']],
    ['恐龙', ['我喜欢恐龙']],
    ['龙恐', []],
    ['รถไฟ', ['หนูชอบรถไฟ']],
    ['grün', ['Der Frosch ist GRÜN']],
    ["don't", ["I don't know"]],
    ['!!! ???', []],
    ["'; drop table x; --", []],
    ['<b>', ['look: <b>bold</b>']],
  ])('a search for %s finds the matching entries, in any script', async (search, found) => {
    const { addConversation, texts } = await aFamilyWithTranscripts(server)
    const all = [
      'I like Dinosaurs and trains',
      'The dinosaur slept',
      'Мой красный мяч',
      'أريد كرة حمراء',
      'मुझे क्रिकेट पसंद है',
      '我喜欢恐龙',
      'หนูชอบรถไฟ',
      'Der Frosch ist GRÜN',
      "I don't know",
      'look: <b>bold</b>',
      '恐怖的龙',
    ]
    for (const [index, text] of all.entries()) await addConversation(`2026-11-${String(10 + index)}T08:00:00Z`, [text])
    expect((await texts({ search })).toSorted()).toEqual(found.toSorted())
  })

  test('a search combines with other filters and is paged, newest first', async () => {
    const { addConversation, list } = await aFamilyWithTranscripts(server)
    for (let day = 1; day <= 5; day += 1)
      await addConversation(`2026-11-0${day}T08:00:00Z`, [`whale ${day}`, 'no such animal'])
    const first = await list({ search: 'whale', to: '2026-11-04', limit: 3 })
    expect(first.items.map(({ text }) => text)).toEqual(['whale 4', 'whale 3', 'whale 2'])
    const second = await list({ search: 'whale', to: '2026-11-04', limit: 3, cursor: first.nextCursor })
    expect(second).toMatchObject({ items: [{ text: 'whale 1' }], nextCursor: null })
  })

  test('a search finds nothing of another child, even if both ids end with the same digits', async () => {
    const [ours, theirs] = [await aFamilyWithTranscripts(server), await aFamilyWithTranscripts(server)]
    await ours.addConversation('2026-11-01T08:00:00Z', ['a secret castle'])
    const twin = `00000000-0000-7000-8000-0000${ours.childId.slice(-8)}`
    await server.database.pool.query(
      `insert into children (id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
       values ($1, $2, 'Twin', 'simple', 'preschool', '{}', '{}', 'en')`,
      [twin, theirs.accountId],
    )
    await theirs.addConversation('2026-11-01T08:00:00Z', ['an open castle'], { childId: twin })
    const params = { accountId: theirs.accountId, childId: twin }
    const query = { search: 'castle' }
    const { items } = await server.call('GET /accounts/:accountId/children/:childId/transcripts', {
      params,
      bearer: theirs.bearer,
      query,
    })
    expect(items).toMatchObject([{ text: 'an open castle' }])
  })
})
