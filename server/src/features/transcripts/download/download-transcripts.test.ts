import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamilyWithTranscripts } from '../testing/family-with-transcripts.ts'

const server = startTestServer()

describe('downloading transcripts', () => {
  const markup = '<script>alert(1)</script>'

  test('a downloaded transcript as text has one line per entry, oldest first, with times in the time zone of the family', async () => {
    const { addConversation, download, deviceId, setTimeZone } = await aFamilyWithTranscripts(server)
    await setTimeZone('Europe/Berlin')
    await addConversation('2026-11-01T08:00:00Z', ['Hello', 'Good\nmorning'], { deviceId, activity: 'story' })
    await addConversation('2026-11-02T23:30:00Z', ['夜です'])
    expect(await download({ format: 'text' })).toBe(
      [
        'What Mia and Pipit talked about',
        'Times are in the time zone Europe/Berlin.',
        '',
        'Sunday, 1 November 2026, 09:00 (less than a minute · Ours · Story with choices)',
        '09:00  Mia: Hello',
        '09:00  Pipit: Good morning',
        '',
        'Tuesday, 3 November 2026, 00:30 (less than a minute)',
        '00:30  Mia: 夜です',
        '',
      ].join('\n'),
    )
  })

  test('a downloaded transcript says when the built-in coach replied because the language model had failed', async () => {
    const { addConversation, download } = await aFamilyWithTranscripts(server)
    await addConversation('2026-11-01T08:00:00Z', ['Hello', 'Hello, Mia'], { scriptedSince: '2026-11-01T08:02:00Z' })
    const note = 'Pipit’s language model was not available from 08:02. The built-in coach answered instead.'
    expect(await download({ format: 'text' })).toContain(`\n${note}\n`)
    expect(await download({ format: 'page' })).toContain(`<p><small>${note}</small></p>`)
    expect(await download({ format: 'json' })).toContain('"scriptedSince":"2026-11-01T08:02:00.000Z"')
  })

  test('a downloaded transcript as JSON contains all conversations and entries', async () => {
    const { addConversation, download } = await aFamilyWithTranscripts(server)
    for (let day = 1; day <= 3; day += 1)
      await addConversation(
        `2026-11-0${day}T08:00:00Z`,
        Array.from({ length: 300 }, (_, index) => `${markup} ${index}`),
      )
    const file = JSON.parse(await download({ format: 'json' })) as {
      child: string
      conversations: { entries: { text: string }[] }[]
    }
    expect(file.child).toBe('Mia')
    expect(file.conversations.map(({ entries }) => entries.length)).toEqual([300, 300, 300])
    expect(file.conversations[0]?.entries[299]?.text).toBe(`${markup} 299`)
    expect(JSON.parse(await download({ format: 'json', search: 'nothing' }))).toMatchObject({ conversations: [] })
  })

  test('a downloaded transcript as an HTML page escapes markup and sets the text direction per entry', async () => {
    const { addConversation, download } = await aFamilyWithTranscripts(server)
    await addConversation('2026-11-01T08:00:00Z', [markup, 'مرحبا'])
    const page = await download({ format: 'page' })
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script')
    expect(page).toContain('<dd dir="auto">مرحبا</dd>')
  })
})
