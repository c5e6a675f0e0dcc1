import type { Settings } from '../settings.ts'

const ourNames: Record<string, string> = {
  password: 'Password',
  emailLink: 'Link by mail',
  'google.com': 'Google',
  'apple.com': 'Apple',
}

/** The name of a sign-in method for people. */
export function signInMethodName(id: string, settings: Settings | undefined): string {
  const configured = settings?.identity.providers.find((provider) => provider.id === id)
  return ourNames[id] ?? configured?.label ?? id
}

export const isSocialProvider = (id: string) => id !== 'password' && id !== 'emailLink'
