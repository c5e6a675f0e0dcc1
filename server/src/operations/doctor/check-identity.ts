import { note, ok, problem, warning, type Finding } from './finding.ts'

interface SignInProvider {
  label: string
  issuer: string
  verify: () => Promise<string | null>
}

/** The providers with which people can sign in beside their password. */
export async function checkSignInProviders(providers: SignInProvider[]): Promise<Finding[]> {
  if (providers.length === 0) return [note('people sign in with the embedded identity provider alone.')]
  return Promise.all(
    providers.map(async ({ label, issuer, verify }) => {
      const failure = await verify()
      return failure ? explain(failure, label, new URL(issuer).host) : ok(`${label} accepts the client and its secret.`)
    }),
  )
}

function explain(failure: string, label: string, host: string): Finding {
  switch (failure) {
    case 'unreachable':
      return problem(
        `${label}: ${host} cannot be reached, or is not the issuer that it should be.`,
        'Correct the issuer.',
      )
    case 'secret-refused':
      return problem(
        `${label}: ${host} refuses the client id or its secret.`,
        'Correct them: docs/identity.md says where.',
      )
    case 'invalid-secret':
      return problem(
        `${label}: its private key cannot be read.`,
        'Give the whole contents of the file, with \\n for new lines.',
      )
    default:
      return warning(`${label}: ${host} did not answer as expected.`, 'Try to sign in with it.')
  }
}

type GoogleState =
  | { kind: 'ready'; authorizedDomains: string[]; hasPackage: boolean }
  | { kind: 'key-refused'; status: number }
  | { kind: 'unreachable' }

/** Google's Identity Platform in place of the embedded provider. */
export function checkGoogleIdentity(state: GoogleState, publicUrl: string): Finding[] {
  if (state.kind === 'unreachable')
    return [
      problem(
        "Google's Identity Platform cannot be reached.",
        'Nobody can sign in without it. Is the internet reachable?',
      ),
    ]
  if (state.kind === 'key-refused')
    return [
      problem(
        `Google refuses the API key (${state.status}).`,
        'Set GOOGLE_API_KEY to the web key of GOOGLE_PROJECT_ID.',
      ),
    ]
  const { hostname } = new URL(publicUrl)
  return [
    ok('Google accepts the API key.'),
    ...(state.authorizedDomains.includes(hostname)
      ? []
      : [
          problem(
            `Google does not let people sign in on ${hostname}.`,
            'Add it to the authorized domains of the project.',
          ),
        ]),
    ...(state.hasPackage
      ? []
      : [problem('a package is missing.', 'Install it: npm install firebase-admin@14.5.0 -w server')]),
  ]
}
