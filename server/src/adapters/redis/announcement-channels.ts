/** Each account has a channel, so that Redis sends its announcements only to processes that follow it. */
export function channelOf(accountId: string) {
  return `pipit:account:${accountId}`
}

/** What concerns all processes. */
export const commonChannel = 'pipit:announcements'

export const commonMessages = {
  /** Announcements arrive: all up to now have been published. */
  heartbeat: 'heartbeat',
  /** Announcements arrive from now on; earlier ones may have been lost. */
  resync: 'resync',
} as const
