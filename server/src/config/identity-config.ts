import { z } from 'zod'

/** Who signs people in: the embedded provider, or Google's Identity Platform. */
export type IdentityConfig = EmbeddedIdentityConfig | GoogleIdentityConfig

export interface EmbeddedIdentityConfig {
  kind: 'embedded'
  authorizedDomains: string[]
  passwordPolicy: {
    minimum: number
    maximum?: number
    lowercase: boolean
    uppercase: boolean
    numeric: boolean
    nonAlphanumeric: boolean
  }
  google: { clientId: string; clientSecret: string } | null
  apple: { clientId: string; teamId: string; keyId: string; privateKey: string } | null
  oidcProviders: z.output<typeof oidcProvider>[]
}

export interface GoogleIdentityConfig {
  kind: 'google'
  projectId: string
  apiKey: string
  authDomain: string
}

const oidcProvider = z.object({
  id: z.string().regex(/^oidc\.[a-z0-9-]+$/, 'must be "oidc." and a name'),
  issuer: z.url(),
  clientId: z.string(),
  clientSecret: z.string(),
  scopes: z.array(z.string()).default(['openid', 'email', 'profile']),
  label: z.string(),
  icon: z.string().optional(),
})

const rules = ['lowercase', 'uppercase', 'numeric', 'non-alphanumeric'] as const
const wholeNumber = z.string().regex(/^\d+$/, 'must be a number').transform(Number)
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
)

export const identityVariables = z.object({
  IDENTITY: z.enum(['embedded', 'google'], 'must be "embedded" or "google"').default('embedded'),
  AUTHORIZED_DOMAINS: list.default([]),
  PASSWORD_MINIMUM: wholeNumber
    .pipe(z.number().min(6, 'must be at least 6').max(100, 'must be at most 100'))
    .default(6),
  PASSWORD_MAXIMUM: wholeNumber
    .pipe(z.number().min(20, 'must be at least 20').max(4096, 'must be at most 4096'))
    .optional(),
  PASSWORD_REQUIRES: list.pipe(z.array(z.enum(rules, `may name: ${rules.join(', ')}`))).default([]),
  OIDC_PROVIDERS: z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'must be a JSON array' })
        return z.NEVER
      }
    })
    .pipe(z.array(oidcProvider))
    .default([]),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z.string().optional(),
  GOOGLE_PROJECT_ID: z.string().optional(),
  GOOGLE_API_KEY: z.string().optional(),
  GOOGLE_AUTH_DOMAIN: z.string().optional(),
})

type Variables = z.output<typeof identityVariables>

/** Calls `fail` for the first variable that is missing or contradicts another. */
export function readIdentityConfig(
  values: Variables,
  publicUrl: string,
  fail: (message: string) => never,
): IdentityConfig {
  if (values.IDENTITY === 'google') {
    const { GOOGLE_PROJECT_ID: projectId, GOOGLE_API_KEY: apiKey } = values
    if (!projectId || !apiKey) fail('IDENTITY=google needs GOOGLE_PROJECT_ID and GOOGLE_API_KEY.')
    if (values.OIDC_PROVIDERS.length > 0)
      fail('OIDC_PROVIDERS is for the embedded provider; with IDENTITY=google, set providers up there.')
    return {
      kind: 'google',
      projectId,
      apiKey,
      authDomain: values.GOOGLE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    }
  }
  const requires = (rule: (typeof rules)[number]) => values.PASSWORD_REQUIRES.includes(rule)
  return {
    kind: 'embedded',
    authorizedDomains: [new URL(publicUrl).hostname, ...values.AUTHORIZED_DOMAINS],
    passwordPolicy: {
      minimum: values.PASSWORD_MINIMUM,
      ...(values.PASSWORD_MAXIMUM === undefined ? {} : { maximum: values.PASSWORD_MAXIMUM }),
      lowercase: requires('lowercase'),
      uppercase: requires('uppercase'),
      numeric: requires('numeric'),
      nonAlphanumeric: requires('non-alphanumeric'),
    },
    google: readGoogle(values, fail),
    apple: readApple(values, fail),
    oidcProviders: values.OIDC_PROVIDERS,
  }
}

function readGoogle(
  { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Variables,
  fail: (message: string) => never,
) {
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret) return fail('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together.')
  return { clientId, clientSecret }
}

function readApple(values: Variables, fail: (message: string) => never) {
  const {
    APPLE_CLIENT_ID: clientId,
    APPLE_TEAM_ID: teamId,
    APPLE_KEY_ID: keyId,
    APPLE_PRIVATE_KEY: privateKey,
  } = values
  if (!clientId && !teamId && !keyId && !privateKey) return null
  if (!clientId || !teamId || !keyId || !privateKey) {
    return fail('APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY go together.')
  }
  return { clientId, teamId, keyId, privateKey: privateKey.replaceAll('\\n', '\n') }
}
