import { describe, expect, test } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

async function refusalOf(path: string, language: string, { body, bearer }: { body?: object; bearer?: string } = {}) {
  const response = await server.fetch(`/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': language,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { error } = (await response.json()) as {
    error: { code: string; message: string; details: { field: string; message: string }[] }
  }
  return { ...error, headers: response.headers }
}

describe('an error', () => {
  test.each([
    ['de-AT, en;q=0.5', 'de', 'Melde dich zuerst an.'],
    ['ja, es;q=0.8, fr;q=0.5', 'es', 'Inicia sesión primero.'],
    ['fr', 'fr', 'Connectez-vous d’abord.'],
    ['ja', 'en', 'Sign in first.'],
    ['', 'en', 'Sign in first.'],
  ])('is in the first language of "%s" that Pipit has, with the same code', async (accepted, language, message) => {
    const refusal = await refusalOf('/accounts/00000000-0000-0000-0000-000000000000', accepted)
    expect(refusal).toMatchObject({ code: 'unauthenticated', message })
    expect(refusal.headers.get('content-language')).toBe(language)
    expect(refusal.headers.get('vary')).toContain('accept-language')
  })

  test('translates the contract’s message about a field', async () => {
    const { message, details } = await refusalOf('/wait-list', 'de', { body: { email: 'nobody' } })
    expect(message).toBe('Einige Felder stimmen nicht. Welche, steht in den Einzelheiten.')
    expect(details).toEqual([{ field: 'body.email', message: 'Das ist keine E-Mail-Adresse.' }])
  })

  test('says in words for people what the contract has no message for', async () => {
    const { accountId, bearer } = await aFamily(server)
    const body = {
      name: 'Noah',
      proficiencyLevel: 'simple',
      contentMaturity: 'preschool',
      interests: ['x'.repeat(101)],
    }
    const path = `/accounts/${accountId}/children`
    const { details } = await refusalOf(path, 'fr', { bearer, body })
    expect(details).toEqual([{ field: 'body.interests.0', message: '100 caractères au maximum.' }])
    const english = await refusalOf(path, 'en', { bearer, body })
    expect(english.details[0]?.message).toContain('<=100 characters')
  })

  test('translates what a rule of the server says, with its values', async () => {
    const { accountId, bearer } = await aFamily(server)
    const body = { name: 'Noah', proficiencyLevel: '{shouting}', contentMaturity: 'preschool', birthDate: '2999-01-01' }
    const { details } = await refusalOf(`/accounts/${accountId}/children`, 'es', { bearer, body })
    expect(details).toEqual([
      { field: 'body.birthDate', message: 'Esta fecha todavía no ha llegado.' },
      { field: 'body.proficiencyLevel', message: '«{shouting}» no es uno de los valores posibles.' },
    ])
  })
})
