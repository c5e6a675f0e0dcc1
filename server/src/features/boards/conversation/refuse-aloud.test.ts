import { textsIn } from '@pipit/conversation/texts/catalogues'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { boardFamilies } from './testing/board-family.ts'
import { openBoards } from './testing/test-board.ts'
import { isLoud, tonalVoice } from './testing/tonal-voice.ts'

/** What the voice was asked for. */
const spoken: { text: string; language: string; voice: string | undefined }[] = []
const tonal = tonalVoice()
const voice: typeof tonal = {
  ...tonal,
  // With a language model, the coach speaks the child's language.
  fallback: { ...tonal.fallback, think: tonal },
  speak(text, options) {
    spoken.push({ text, language: options.language, voice: options.voice })
    return tonal.speak(text, options)
  },
}
const server = startTestServer({ DATABASE_LOCK_TIMEOUT_MS: '300' }, { voice })
const openBoard = openBoards()
const aFamilyWithBoard = boardFamilies(server, openBoard)
const englishServer = startTestServer({}, { voice: { ...voice, speaksOnlyEnglish: true } })
const aFamilyWithEnglishBoard = boardFamilies(englishServer, openBoard)
afterEach(() => void spoken.splice(0))

type Family = Awaited<ReturnType<typeof aFamilyWithBoard>>

/** A board that somebody has woken. */
async function wake({ connect }: Pick<Family, 'connect'>) {
  const board = await connect()
  await board.hello()
  board.listen('detect', { text: 'Hi, ESP' })
  board.listen('start')
  return board
}

/** What is said and shown, before the board closes. */
async function expectRefusal(family: Pick<Family, 'connect'>) {
  const board = await wake(family)
  const alert = await board.waitFor({ type: 'alert' })
  expect(alert).toMatchObject({ status: 'Pipit', emotion: 'sad' })
  expect(await board.closed).toEqual({ code: 1000, reason: 'conversation-ended' })
  expect(isLoud(board.heard())).toBe(true)
  return { shown: alert?.message, said: board.coachTexts(), messages: board.all('tts').map(({ state }) => state) }
}

const refusalsIn = (language: string) => textsIn(language).refusals

describe('a child hears why there is no conversation, and what a grown-up can do', () => {
  test('if the family has not agreed', async () => {
    const family = await aFamilyWithBoard()
    await family.withdrawConsent()
    const { noConsent } = refusalsIn('en')
    expect(await expectRefusal(family)).toEqual({
      shown: noConsent,
      said: [noConsent],
      messages: ['start', 'sentence_start', 'stop'],
    })
  })

  test('if the device is no child’s, in the language of the account', async () => {
    const family = await aFamilyWithBoard()
    await server.call('PATCH /accounts/:accountId', {
      params: { accountId: family.accountId },
      bearer: family.bearer,
      body: { language: 'fr' },
    })
    await family.removeChild()
    const { noChild } = refusalsIn('fr')
    expect(await expectRefusal(family)).toMatchObject({ shown: noChild, said: [noChild] })
    expect(spoken).toEqual([{ text: noChild, language: 'fr', voice: '' }])
  })

  test('in the child’s own language and voice', async () => {
    const family = await aFamilyWithBoard()
    await family.changeChild({ language: 'de-AT', voice: 'bella' })
    await family.withdrawConsent()
    const { noConsent } = refusalsIn('de')
    expect(await expectRefusal(family)).toMatchObject({ shown: noConsent, said: [noConsent] })
    expect(spoken).toEqual([{ text: noConsent, language: 'de-AT', voice: 'bella' }])
  })

  test('in English where the voice speaks nothing else, while the display shows the child’s language', async () => {
    const family = await aFamilyWithEnglishBoard()
    await family.changeChild({ language: 'es' })
    await family.withdrawConsent()
    expect(await expectRefusal(family)).toMatchObject({
      shown: refusalsIn('es').noConsent,
      said: [refusalsIn('en').noConsent],
    })
    expect(spoken).toMatchObject([{ language: 'en' }])
  })
})

describe('while no conversation can begin', () => {
  /** Until it is released, reading is possible and beginning is not. */
  async function lockConversations() {
    const client = await server.database.pool.connect()
    await client.query('begin; lock table conversations in share row exclusive mode')
    const release = async () => {
      if (isLocked) await client.query('rollback')
      if (isLocked) client.release()
      isLocked = false
    }
    let isLocked = true
    onTestFinished(release)
    return release
  }

  test('a child is asked to wait, and is greeted when there is room', async () => {
    const family = await aFamilyWithBoard()
    await family.changeChild({ language: 'de' })
    const release = await lockConversations()
    const board = await wake(family)
    await expect.poll(board.coachTexts).toEqual([textsIn('de').fillers.whileGreeting[0]])
    await release()
    await expect.poll(board.coachTexts).toContain('Hello there!')
    expect(board.all('alert')).toEqual([])
    expect(server.logLines.splice(0)).toMatchObject([{ msg: 'a conversation could not be started' }])
  })

  test('a child is told to try later if there is no room either then, and that it is not its fault', async () => {
    const family = await aFamilyWithBoard()
    await family.changeChild({ language: 'fr' })
    await lockConversations()
    const { tryLater } = refusalsIn('fr')
    const wait = textsIn('fr').fillers.whileGreeting[0]
    expect(await expectRefusal(family)).toMatchObject({ shown: tryLater, said: [wait, tryLater] })
    expect(server.logLines.splice(0)).toHaveLength(2)
  })
})

describe('a child that may not talk now', () => {
  test('hears so from the coach, as on every device, and its conversation does not begin', async () => {
    const family = await aFamilyWithBoard()
    await family.changeChild({ language: 'de' })
    await family.pauseChild()
    const board = await wake(family)
    await expect.poll(() => board.coachTexts().join(' ')).toContain('Ein Erwachsener hat mir gerade eine Pause gegeben')
    await board.waitFor({ type: 'tts', state: 'stop' })
    board.listen('detect', { text: 'gute Nacht' })
    expect(await board.closed).toEqual({ code: 1000, reason: 'conversation-ended' })
    expect(board.all('alert')).toEqual([])
    await expect.poll(family.readConversations).toEqual([{ endReason: 'paused' }])
  })

  test('is still heard when it is in need', async () => {
    const family = await aFamilyWithBoard()
    await family.pauseChild()
    const board = await wake(family)
    await board.waitFor({ type: 'tts', state: 'stop' })
    board.listen('start')
    board.say(3)
    expect(await board.waitFor({ type: 'stt' })).toMatchObject({ text: 'I want to hurt myself' })
    await expect.poll(() => board.coachTexts().slice(2).join(' ')).toMatch(/grown-up/)
    await expect.poll(family.readFlags).toMatchObject([{ category: 'self-harm', severity: 'high' }])
  })
})
