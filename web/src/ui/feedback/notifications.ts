import { errorMessage } from '../../api/api-errors.ts'
import type { NotificationKind, NotificationText } from './open-notification.tsx'

/** Says something at the top right, from anywhere in the application. The first page loads without the parts for it. */
export async function notify(kind: NotificationKind, text: NotificationText) {
  const { openNotification } = await import('./open-notification.tsx')
  openNotification(kind, text)
}

/** Says what was done, with a way to take it back, and what became of that. */
export async function notifyWithUndo(title: string, takeBack: () => Promise<unknown>) {
  const undo = () =>
    takeBack().then(
      () => notify('success', { title: 'Undone' }),
      (error: unknown) => notify('error', { title: 'This could not be undone', description: errorMessage(error) }),
    )
  await notify('success', { title, undo: () => void undo() })
}
