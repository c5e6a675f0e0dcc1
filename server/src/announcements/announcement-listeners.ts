import type { Announcement, AnnouncementListener } from './announcements.ts'

/** Passes each event on to all listeners. */
export function createAnnouncementListeners() {
  const listeners: AnnouncementListener[] = []
  return {
    add: (listener: AnnouncementListener) => void listeners.push(listener),
    announced(announcement: Announcement) {
      for (const listener of listeners) listener.onAnnouncement?.(announcement)
    },
    disconnected() {
      for (const listener of listeners) listener.onDisconnect?.()
    },
    reconnected() {
      for (const listener of listeners) listener.onReconnect?.()
    },
  }
}
