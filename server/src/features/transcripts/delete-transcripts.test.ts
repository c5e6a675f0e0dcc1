import { describe, expect, test } from 'vitest'
import { aFlag } from '@pipit/test-kit/conversation'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamilyWithTranscripts } from './testing/family-with-transcripts.ts'

const server = startTestServer()

describe('deleting transcripts', () => {
  const countRows = async (table: string, childId: string) =>
    (
      await server.database.pool.query<{ count: number }>(`select count(*)::int from ${table} where child_id = $1`, [
        childId,
      ])
    ).rows[0]?.count

  test('a parent can delete one entry with its flags, and with the last entry the conversation', async () => {
    const { addConversation, texts, deleteEntry, childId } = await aFamilyWithTranscripts(server)
    const { id, entry } = await addConversation('2026-11-01T08:00:00Z', ['I am sad', 'Oh'])
    await aFlag(server, entry(1))
    await deleteEntry(id, 1)
    expect(await texts()).toEqual(['Oh'])
    expect(await countRows('flags', childId)).toBe(0)
    await expect(deleteEntry(id, 1)).rejects.toMatchObject({ status: 404 })
    await deleteEntry(id, 2)
    expect(await countRows('conversations', childId)).toBe(0)
  })

  test('a parent can delete the only entry of a running conversation without ending the conversation', async () => {
    const { addConversation, deleteEntry, childId } = await aFamilyWithTranscripts(server)
    const { id } = await addConversation(new Date().toISOString(), ['Hello'], { isOver: false })
    await deleteEntry(id, 1)
    expect(await countRows('conversations', childId)).toBe(1)
  })

  test('a parent can delete one conversation with its entries and flags', async () => {
    const { addConversation, texts, deleteConversation, childId } = await aFamilyWithTranscripts(server)
    await addConversation('2026-11-01T08:00:00Z', ['stays'])
    const { id, entry } = await addConversation('2026-11-02T08:00:00Z', ['goes', 'goes too'])
    await aFlag(server, entry(1))
    await deleteConversation(id)
    expect(await texts()).toEqual(['stays'])
    expect(await countRows('flags', childId)).toBe(0)
    await expect(deleteConversation(id)).rejects.toMatchObject({ status: 404 })
  })

  test('a parent can delete all conversations of a day in the time zone of the family', async () => {
    const { addConversation, texts, deleteDay, setTimeZone } = await aFamilyWithTranscripts(server)
    await setTimeZone('Asia/Tokyo')
    await addConversation('2026-11-01T14:59:00Z', ['the first'])
    await addConversation('2026-11-01T15:00:00Z', ['the second'])
    await addConversation('2026-11-02T15:00:00Z', ['the third'])
    await deleteDay('2026-11-02')
    expect(await texts()).toEqual(['the third', 'the first'])
  })
})
