import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Settings } from '../settings.ts'

const ourNames: Record<string, MessageDescriptor> = { password: msg`Password`, emailLink: msg`Link by mail` }
const brands: Record<string, string> = { 'google.com': 'Google', 'apple.com': 'Apple' }

/** The name of a sign-in method for people. */
export function signInMethodName(id: string, settings: Settings | undefined): string {
  const configured = settings?.identity.providers.find((provider) => provider.id === id)
  const ours = ourNames[id]
  return ours ? i18n._(ours) : (brands[id] ?? configured?.label ?? id)
}

export const isSocialProvider = (id: string) => id !== 'password' && id !== 'emailLink'
