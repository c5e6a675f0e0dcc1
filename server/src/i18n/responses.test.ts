import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { aConversation, aFlag } from '@pipit/test-kit/conversation'
import { makeCard } from '@pipit/test-kit/devices-and-cards'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

async function aFamilyWithWords() {
  const family = await aFamily(server)
  const { entry } = await aConversation(server, {
    accountId: family.accountId,
    childId: family.child.id,
    startedAt: '2026-11-01T08:00:00Z',
    entries: ['I am sad', 'Oh'],
  })
  await aFlag(server, entry(1))
  return { ...family, of: { params: { accountId: family.accountId }, bearer: family.bearer } }
}

describe('in the language of the request, Pipit sends', () => {
  test('the reference lists, with the same ids', async () => {
    const { items } = await server.callIn('de')('GET /activities')
    expect(items.find(({ id }) => id === 'story')).toMatchObject({
      name: 'Geschichte zum Mitentscheiden',
      description: 'Eine Geschichte, in der das Kind entscheidet, wie es weitergeht.',
    })
    const response = await server.fetch('/v1/voices', { headers: { 'accept-language': 'fr' } })
    expect(response.headers.get('content-language')).toBe('fr')
    expect(response.headers.get('vary')).toContain('accept-language')
    const pronouns = await server.callIn('es')('GET /pronouns')
    expect(pronouns.items[0], 'the companion needs the English words').toMatchObject({ id: 'she', subject: 'she' })
  })

  test('the name of a card that has none of its own', async () => {
    const { of, accountId } = await aFamilyWithWords()
    const card = { ...(await makeCard(server)), accountId }
    await server.call('POST /cards/register', { bearer: of.bearer, body: card })
    const namesIn = async (language: string) =>
      (await server.callIn(language)('GET /accounts/:accountId/cards', of)).items.map(({ name }) => name)
    const [english, french] = [await namesIn('en'), await namesIn('fr')]
    expect(french).not.toEqual(english)
    expect(french).toContain('Ours')
    const home = await server.callIn('fr')('GET /accounts/:accountId/home', of)
    expect(home.cards.map(({ name }) => name)).toEqual(french)
  })

  test('the parental consent, and records the text that was read', async () => {
    const { accountId, token: bearer } = await server.createSignedInAccount({ hasConsent: false })
    const of = { params: { accountId }, bearer }
    const call = server.callIn('es')
    const { text } = await call('GET /accounts/:accountId/consents', of)
    expect(text).toMatchObject({ version: 1, title: 'Tu consentimiento como madre o padre' })
    await call('POST /accounts/:accountId/consents', { ...of, body: { version: 1 } })
    const file = await server.call('GET /accounts/:accountId/export', of)
    const exported = unzipSync(new Uint8Array(await file.arrayBuffer()))['data/consents.json'] as Uint8Array
    expect(JSON.parse(strFromU8(exported))).toMatchObject([{ version: 1, title: text.title }])
    const inJapanese = await server.callIn('ja')('GET /accounts/:accountId/consents', of)
    expect(inJapanese.text.title).toBe('Your consent as a parent')
  })

  test('a downloaded transcript', async () => {
    const { of, child } = await aFamilyWithWords()
    const file = await server.callIn('de')('GET /accounts/:accountId/children/:childId/transcripts/download', {
      params: { ...of.params, childId: child.id },
      bearer: of.bearer,
      query: { format: 'page' },
    })
    const page = await file.text()
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('Worüber Mia und Pipit gesprochen haben')
    expect(page).toContain('Sonntag, 1. November 2026')
    expect(page).toMatch(/\[Sicherheit: [\p{L} ]+\]/u)
  })

  test('the first page of an export', async () => {
    const { of } = await aFamilyWithWords()
    const file = await server.callIn('fr')('GET /accounts/:accountId/export', of)
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
    const index = strFromU8(files['index.html'] as Uint8Array)
    expect(index).toContain('<html lang="fr">')
    expect(index).toContain('<h1>Tout ce que Pipit conserve sur votre famille</h1>')
    expect(index).toContain('<td>Réseaux wifi</td>')
    expect(strFromU8(files['children/1.html'] as Uint8Array)).toContain('Ce dont Mia et Pipit ont parlé')
  })

  test('the captions of printed cards', async () => {
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    const { cardId } = await makeCard(server, 'feelings')
    const body = { ids: [cardId], format: 'svg-zip' as const }
    const sheet = await server.callIn('es')('POST /admin/cards/qr-codes', { bearer, body })
    const picture = unzipSync(new Uint8Array(await sheet.arrayBuffer()))[`${cardId}.svg`] as Uint8Array
    expect(strFromU8(picture)).toContain('>¿Cómo te sientes?</text>')
  })
})
