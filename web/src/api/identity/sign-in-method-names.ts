import type { Settings } from '../settings.ts'

const ourNames: Record<string, string> = {
  password: 'Password',
  emailLink: 'Link by mail',
  'google.com': 'Google',
  'apple.com': 'Apple',
}

/** A way to sign in, as a person calls it. */
export function signInMethodName(id: string, settings: Settings | undefined): string {
  const configured = settings?.identity.providers.find((provider) => provider.id === id)
  return ourNames[id] ?? configured?.label ?? id
}

/** Other services, which know the person by an account of theirs. */
export const isSocialProvider = (id: string) => id !== 'password' && id !== 'emailLink'
