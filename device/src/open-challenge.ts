import { possessionChallenge, type PossessionChallenge } from '@pipit/contract/devices/possession-messages'
import { openSealed, type FactorySecrets } from './open-sealed.ts'

export type OpenedChallenge = { challenge: PossessionChallenge } | { error: 'unsupported-version' | 'cannot-open' }

/** Only the device that has the factory's private key can open a challenge, which is what the challenge is for. */
export async function openChallenge(sealed: Uint8Array, device: FactorySecrets): Promise<OpenedChallenge> {
  const opened = await openSealed('challenge', sealed, device)
  if ('error' in opened) return opened
  const { data } = possessionChallenge.safeParse(opened.content)
  if (!data) return { error: 'unsupported-version' }
  return data.deviceId === device.deviceId ? { challenge: data } : { error: 'cannot-open' }
}

/** A device says this aloud. The warning is for somebody who is called on the phone. */
export function spokenCode({ code }: PossessionChallenge): string {
  const digits = [...code].join(' ')
  return `Somebody wants to register me. The code is ${digits}. Type it only if you are doing this yourself.`
}
