import { randomBytes, randomUUID } from 'node:crypto'

const uuids = [
  'accountId',
  'sessionId',
  'childId',
  'wifiNetworkId',
  'conversationId',
  'recordingId',
  'flagId',
  'factId',
  'guardianId',
  'invitationId',
  'grantId',
] as const

/** Ids are found by the names that the contract gives to parameters and fields. */
export type Ids = Record<(typeof uuids)[number] | 'deviceId' | 'cardId' | 'number' | 'day', string>

/** Well-formed ids of things that do not exist. */
export function randomIds(): Ids {
  const ids = Object.fromEntries(uuids.map((name) => [name, randomUUID()])) as Record<(typeof uuids)[number], string>
  return { ...ids, deviceId: aLabelId(), cardId: aLabelId(), number: '1', day: '2026-01-01' }
}

function aLabelId() {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(26, '0')
    .slice(-26)
}
