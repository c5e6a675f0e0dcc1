import type { FamilyResource } from '@pipit/contract/realtime/events'

const family = (accountId: string) => ['family', accountId] as const
const home = (accountId: string) => [...family(accountId), 'home'] as const
const resource = (accountId: string, name: FamilyResource, id: string) => [...family(accountId), name, id] as const
const account = (accountId: string) => resource(accountId, 'account', accountId)
const insights = (accountId: string, childId: string) => resource(accountId, 'insights', childId)

/** The query keys of a family's data. Updates from the socket invalidate `home` and `resource`, with all that begins with them. */
export const familyKeys = {
  all: family,
  home,
  changes: (accountId: string) => [...home(accountId), 'changes'] as const,
  resource,

  account,
  audit: (accountId: string) => [...account(accountId), 'audit'] as const,
  consent: (accountId: string) => [...account(accountId), 'consent'] as const,
  guardians: (accountId: string) => [...account(accountId), 'guardians'] as const,
  pushSubscriptions: (accountId: string) => [...account(accountId), 'push-subscriptions'] as const,
  secondContact: (accountId: string) => [...account(accountId), 'second-contact'] as const,
  sessions: (accountId: string) => [...account(accountId), 'sessions'] as const,
  signInMethods: (accountId: string) => [...account(accountId), 'sign-in-methods'] as const,

  days: (accountId: string, childId: string, from: string, to: string) =>
    [...insights(accountId, childId), 'days', from, to] as const,
  latestDay: (accountId: string, childId: string) => [...insights(accountId, childId), 'latest'] as const,
  bestMoment: (accountId: string, childId: string) => [...insights(accountId, childId), 'best-moment'] as const,
  months: (accountId: string, childId: string, from: string, to: string) =>
    [...insights(accountId, childId), 'months', from, to] as const,
  keepsake: (accountId: string, childId: string, day: string) =>
    [...insights(accountId, childId), 'keepsake', day] as const,
  flags: (accountId: string, childId: string) => [...insights(accountId, childId), 'flags'] as const,

  newestTranscripts: (accountId: string, childId: string, query: object) =>
    [...resource(accountId, 'transcripts', childId), query] as const,
  /** Apart from the resource, because older pages are not fetched again. */
  olderTranscripts: (accountId: string, childId: string) =>
    [...family(accountId), 'older-transcripts', childId] as const,

  configuration: (accountId: string, deviceId: string, wifiNetworkId: string) =>
    ['configuration', accountId, deviceId, wifiNetworkId] as const,
  possessionChallenge: (accountId: string, deviceId: string) => ['possession-challenge', accountId, deviceId] as const,
  label: (accountId: string, kind: string, id: string, claimCode: string) =>
    ['label', accountId, kind, id, claimCode] as const,
  emulator: (deviceId: string) => ['emulator', deviceId] as const,
  firstSteps: (accountId: string) => ['first-steps', accountId] as const,
}

const list = (name: string) => ['admin-list', name] as const

/** The query keys of what superadmins see. Whatever a list shows begins with its key: pages, batches and progress. */
export const adminKeys = {
  list,
  accountByAddress: (email: string) => [...list('accounts'), 'by address', email] as const,
  batches: (kind: 'devices' | 'cards') => [...list(kind), 'batches'] as const,
  batchProgress: (kind: 'devices' | 'cards', idempotencyKey: string) =>
    [...list(kind), 'progress', idempotencyKey] as const,
  drawing: (kind: 'devices' | 'cards', progressKey: string) => [...list(kind), 'drawing', progressKey] as const,
  firmware: list('firmware'),
  firmwareSettings: [...list('firmware'), 'settings'],
  firmwareImages: [...list('firmware'), 'images'],
  offerableImages: [...list('firmware'), 'offerable'],
  rollouts: [...list('firmware'), 'rollouts'],
  fleet: [...list('firmware'), 'fleet'],
  job: (jobId: string) => ['job', jobId] as const,
  jobs: ['jobs'],
  overview: ['overview'],
  plans: ['admin-plans'],
  withheldTurns: (accountId: string, childId: string) => ['withheld-turns', accountId, childId] as const,
}

export const referenceListKey = (name: string, language: string) => ['reference-list', name, language] as const
