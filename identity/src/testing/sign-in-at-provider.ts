import { apiKey } from './start-test-provider.ts'

export interface DeliveredEvent {
  type: string
  eventId: string
  urlResponse: string | null
  sessionId: string | null
  error?: { code: string }
}

interface ProviderSignIn {
  providerId?: string
  person?: string
  authType?: string
  redirectUrl?: string
  /** Changes the URL that the provider redirects the browser to. */
  tamper?: (callback: URL) => void
  sameBrowser?: boolean
}

export function handlerUrl(
  origin: string,
  {
    providerId = 'oidc.example',
    person = 'ada',
    authType = 'signInViaPopup',
    redirectUrl = `${origin}/sign-in`,
  }: ProviderSignIn,
) {
  const customParameters = JSON.stringify({
    login_hint: person,
    redirect_uri: 'https://evil.example.com',
    state: 'mine',
  })
  return `${origin}/emulator/auth/handler?${new URLSearchParams({ apiKey, appName: '[DEFAULT]', authType, redirectUrl, v: '1', eventId: 'event-1', providerId, customParameters })}`
}

/** Follows the redirects to the provider and back like a browser, with its cookies. */
export async function signInAtProvider(origin: string, options: ProviderSignIn = {}) {
  const { tamper, sameBrowser = true } = options
  const jar = new Map<string, Map<string, string>>()
  let url = new URL(handlerUrl(origin, options))
  for (;;) {
    const isCallback = url.href.startsWith(`${origin}/emulator/auth/callback`)
    if (isCallback) tamper?.(url)
    const cookies =
      isCallback && !sameBrowser ? new Map<string, string>() : (jar.get(url.origin) ?? new Map<string, string>())
    jar.set(url.origin, cookies)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) return { url, response, ...readPage(await response.text()) }
    url = new URL(location, url)
  }
}

function readPage(html: string) {
  const data = (name: string) =>
    new RegExp(`data-${name}="([^"]*)"`)
      .exec(html)?.[1]
      ?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  const event = data('event')
  return {
    html,
    event: event === undefined ? null : (JSON.parse(event) as DeliveredEvent),
    redirectUrl: data('redirect-url') ?? null,
  }
}
