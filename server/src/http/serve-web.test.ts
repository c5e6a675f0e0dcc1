import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const isBuilt = existsSync(fileURLToPath(new URL('../../../web/dist', import.meta.url)))

describe.skipIf(!isBuilt)('pages', () => {
  const server = startTestServer()
  const open = (path: string, language: string) => server.fetch(path, { headers: { 'accept-language': language } })

  test.each([
    ['de-CH, de;q=0.9, en;q=0.5', 'de'],
    ['en;q=0.1, fr;q=0.2', 'fr'],
    ['es;q=0, en', 'en'],
    ['ja, pt-BR', 'en'],
    ['', 'en'],
    [';;;,=,q=1;en;q=x', 'en'],
  ])('a browser that prefers "%s" gets the page in "%s"', async (preferred, language) => {
    const response = await open('/wait-list', preferred)
    expect(response.headers.get('vary')).toContain('accept-language')
    expect(await response.text()).toContain(`<html lang="${language}">`)
  })

  test('only the first page of a visitor has a form before its script has arrived', async () => {
    expect(await (await open('/', 'en')).text()).toContain('<input')
    expect(await (await open('/?mode=signIn', 'en')).text()).not.toContain('<input')
    expect(await (await open('/app', 'en')).text()).not.toContain('<input')
  })
})
