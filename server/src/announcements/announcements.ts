import type { FamilyResource } from '@pipit/contract/realtime/events'

/** A resource of a family has changed. Its contents are never announced. */
export interface FamilyChange {
  accountId: string
  resource: FamilyResource
  id: string
}

/** A session, a device or a guardian of this account may no longer be accepted, or have another role. */
interface AccessChange {
  accountId: string
  resource: 'access'
}

export type Announcement = FamilyChange | AccessChange

export interface AnnouncementListener {
  /** It is about an account that somebody in this process follows. */
  onAnnouncement?: (announcement: Announcement) => void
  /** Announcements may be missed until `onReconnect`. */
  onDisconnect?: () => void
  /** Announcements arrive again; earlier ones may have been missed. */
  onReconnect?: () => void
}

/** The announcements of an account arrive in this process while at least one is not ended. */
export interface Following {
  /** Resolves once they arrive. While the connection is lost, it resolves at once: `onReconnect` follows. */
  ready: Promise<void>
  isReady: () => boolean
  end: () => void
}

/**
 * How processes learn what any of them has changed: through PostgreSQL, or through Redis. What is announced is about one
 * account, and arrives only in processes that follow it.
 */
export interface Announcements {
  /** False while announcements may be missed: nothing may be cached then. */
  isConnected: () => boolean
  addListener: (listener: AnnouncementListener) => void
  follow: (accountId: string) => Following
  announce: Announce
  close: () => Promise<void>
}

/** Returns at once. Triggers announce the changes of devices, cards, accounts and of access by themselves. */
export type Announce = (change: FamilyChange) => void
