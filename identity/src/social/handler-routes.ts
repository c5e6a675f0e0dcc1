import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isAuthorizedDomain } from '../actions/continue-url.ts'
import type { Dependencies } from '../dependencies.ts'
import { safeError } from '../http/safe-error.ts'
import { IdentityError } from '../http/identity-error.ts'
import { limitedByNetwork, maxBodyBytes } from '../http/request-limits.ts'
import { pagesPath, setPageHeaders, sendNotice, sendPage, serveScripts } from './pages.ts'
import {
  callbackUrl,
  exchangeCode,
  consumeAuthorization,
  startAuthorization,
  type AuthorizationRequest,
} from './authorization-flow.ts'

const handlerQuery = z.object({
  apiKey: z.string().max(200),
  appName: z.string().max(200),
  authType: z.enum([
    'signInViaPopup',
    'signInViaRedirect',
    'linkViaPopup',
    'linkViaRedirect',
    'reauthViaPopup',
    'reauthViaRedirect',
  ]),
  eventId: z.string().max(200).default(''),
  redirectUrl: z.url().max(4096),
  providerId: z.string().max(100),
  scopes: z.string().max(1000).default(''),
  customParameters: z.string().max(2000).default('{}'),
})

/** A page may pass these parameters on, but none that the flow itself depends on. */
const customParameters = z.object({
  login_hint: z.string().optional(),
  prompt: z.string().optional(),
  display: z.string().optional(),
  ui_locales: z.string().optional(),
  hd: z.string().optional(),
})

/** The SDK opens these pages for a social sign-in. */
export function handlerRoutes(app: FastifyInstance, dependencies: Dependencies) {
  serveScripts(app)
  const options = { config: limitedByNetwork, bodyLimit: maxBodyBytes }

  app.get(`${pagesPath}/iframe`, async (_, reply) => sendPage(reply, { script: 'iframe', framed: true }))

  app.get(`${pagesPath}/handler`, options, async (request, reply) => {
    const parsed = handlerQuery.safeParse(request.query)
    if (!parsed.success || parsed.data.apiKey !== dependencies.options.apiKey) {
      return sendNotice(reply, 400, 'This sign-in link is not complete.')
    }
    const { scopes, customParameters: given, ...authorization } = parsed.data
    if (!isOwnPage(dependencies, authorization.redirectUrl))
      return refuseForeignPage(dependencies, reply, authorization)
    try {
      const requested = { scopes: scopes.split(',').filter(Boolean), parameters: readParameters(given) }
      const { url, state, browserSecret } = await startAuthorization(dependencies, authorization, requested)
      return setPageHeaders(reply, false)
        .header('set-cookie', cookie(dependencies, state, browserSecret))
        .redirect(url)
    } catch (error) {
      if (error instanceof IdentityError)
        return deliver(dependencies, reply, authorization, { error: 'operation-not-allowed' })
      request.log.error({ err: safeError(error) }, 'provider not reachable')
      return deliver(dependencies, reply, authorization, { error: 'network-request-failed' })
    }
  })

  app.get(`${pagesPath}/callback`, options, async (request, reply) => {
    const parameters = new URLSearchParams(request.query as Record<string, string>)
    const state = parameters.get('state') ?? ''
    const authorization = await consumeAuthorization(dependencies, state, browserSecretOf(dependencies, request, state))
    if (!authorization)
      return sendNotice(reply, 400, 'This sign-in was not started here, or has ended. Please start again.')
    const finish = (outcome: Outcome) => deliver(dependencies, reply, authorization, outcome)
    reply.header('set-cookie', cookie(dependencies, state, ''))
    if (parameters.get('error') === 'access_denied') return finish({ error: 'user-cancelled' })
    if (parameters.has('error')) return finish({ error: 'internal-error' })
    try {
      return finish(await exchangeCode(dependencies, authorization, parameters, state))
    } catch (error) {
      request.log.error({ err: safeError(error) }, 'provider response refused')
      return finish({ error: 'invalid-credential' })
    }
  })

  app.post(`${pagesPath}/callback`, options, async (request, reply) => {
    const parameters = new URLSearchParams(request.body as Record<string, string>)
    return sendPage(reply, { script: 'repeat-callback', data: { url: `${callbackUrl(dependencies)}?${parameters}` } })
  })
}

type Outcome = { error: string } | { urlResponse: string; sessionId: string }

function deliver(
  { options }: Dependencies,
  reply: FastifyReply,
  { authType, eventId, appName, redirectUrl }: AuthorizationRequest,
  outcome: Outcome,
) {
  const event = {
    type: authType,
    eventId,
    urlResponse: null,
    sessionId: null,
    postBody: null,
    tenantId: null,
    ...('error' in outcome ? { error: { code: `auth/${outcome.error}`, message: outcome.error } } : outcome),
  }
  return sendPage(reply, {
    script: 'deliver-event',
    data: {
      event: JSON.stringify(event),
      key: `${options.apiKey}:${appName}`,
      ...(isPopup(authType) ? {} : { 'redirect-url': redirectUrl }),
    },
    text: 'You can close this window.',
  })
}

const isPopup = (authType: string) => authType.endsWith('Popup')

/** The outcome can be delivered only to a page of this origin, so only such a page may start a sign-in. */
function isOwnPage({ options }: Dependencies, redirectUrl: string): boolean {
  const url = new URL(redirectUrl)
  return isAuthorizedDomain(options, url) && url.origin === new URL(options.publicUrl).origin
}

function refuseForeignPage(dependencies: Dependencies, reply: FastifyReply, authorization: AuthorizationRequest) {
  if (isPopup(authorization.authType))
    return deliver(dependencies, reply, authorization, { error: 'unauthorized-domain' })
  return sendNotice(reply, 400, 'This page may not start a sign-in here.')
}

function readParameters(text: string): Record<string, string> {
  try {
    const parsed = customParameters.parse(JSON.parse(text))
    return Object.fromEntries(
      Object.entries(parsed).filter((entry): entry is [string, string] => entry[1] !== undefined),
    )
  } catch {
    return {}
  }
}

/** An empty value deletes the cookie. */
function cookie(dependencies: Dependencies, state: string, value: string): string {
  const scope = isEncrypted(dependencies) ? 'Path=/; Secure' : `Path=${pagesPath}`
  return `${cookieName(dependencies, state)}=${value}; ${scope}; Max-Age=${value ? 900 : 0}; HttpOnly; SameSite=Lax`
}

/** Two tabs have two cookies. Only this host can set one named `__Host-`, which needs https and the path `/`. */
function cookieName(dependencies: Dependencies, state: string): string {
  return `${isEncrypted(dependencies) ? '__Host-' : ''}identity_authorization_${state.slice(0, 12)}`
}

const isEncrypted = ({ options }: Dependencies) => options.publicUrl.startsWith('https:')

function browserSecretOf(dependencies: Dependencies, request: FastifyRequest, state: string): string {
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='))
  return cookies.find(([name]) => name === cookieName(dependencies, state))?.[1] ?? ''
}
