import type { NotificationKind, NotificationText } from './open-notification.tsx'

/** Says something at the top right, from anywhere in the application. The first page loads without the parts for it. */
export async function notify(kind: NotificationKind, text: NotificationText) {
  const { openNotification } = await import('./open-notification.tsx')
  openNotification(kind, text)
}
