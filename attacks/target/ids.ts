import { randomBytes, randomUUID } from 'node:crypto'

/** Ids are found by the names that the contract gives to parameters and fields. */
export type Ids = Record<
  | 'accountId'
  | 'sessionId'
  | 'childId'
  | 'wifiNetworkId'
  | 'deviceId'
  | 'cardId'
  | 'conversationId'
  | 'recordingId'
  | 'flagId'
  | 'factId'
  | 'guardianId'
  | 'invitationId'
  | 'grantId'
  | 'number'
  | 'day',
  string
>

/** Well-formed ids of things that do not exist. */
export function randomIds(): Ids {
  return {
    accountId: randomUUID(),
    sessionId: randomUUID(),
    childId: randomUUID(),
    wifiNetworkId: randomUUID(),
    deviceId: aLabelId(),
    cardId: aLabelId(),
    conversationId: randomUUID(),
    recordingId: randomUUID(),
    flagId: randomUUID(),
    factId: randomUUID(),
    guardianId: randomUUID(),
    invitationId: randomUUID(),
    grantId: randomUUID(),
    number: '1',
    day: '2026-01-01',
  }
}

function aLabelId() {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(26, '0')
    .slice(-26)
}
