import { t } from '@lingui/core/macro'
import { errorMessage } from '../../api/api-errors.ts'
import type * as OpenNotification from './open-notification.tsx'
import type { NotificationKind, NotificationText } from './open-notification.tsx'

/** Shared, because a second `import` of the same file can be ready before the first, and the newest notification stays. */
let loading: Promise<typeof OpenNotification> | undefined

/** Opens a notification at the bottom. The sign-in page loads without the code for it. */
export async function notify(kind: NotificationKind, text: NotificationText) {
  loading ??= import('./open-notification.tsx').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  const { openNotification } = await loading
  openNotification(kind, text)
}

/** Reports an action with an undo button, then the result of undoing it. */
export async function notifyWithUndo(title: string, undoAction: () => Promise<unknown>, description?: string) {
  const undo = () =>
    undoAction().then(
      () => notify('success', { title: t`Undone` }),
      (error: unknown) => notify('error', { title: t`This could not be undone`, description: errorMessage(error) }),
    )
  await notify('success', { title, ...(description === undefined ? {} : { description }), undo: () => void undo() })
}
