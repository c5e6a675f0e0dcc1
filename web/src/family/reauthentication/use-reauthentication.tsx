import { useState } from 'react'
import { isReauthenticationRequired } from '../../api/identity/reauthentication.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

interface DialogHandlers {
  onReauthenticated: () => void
  onCancel: () => void
}

export type WithReauthentication = ReturnType<typeof useReauthentication>['withReauthentication']

/**
 * Some actions require a recent sign-in. If the last one is too old, `withReauthentication` opens a dialog, then runs
 * the action again. If the dialog is cancelled, it throws the error that asked for the reauthentication.
 */
export function useReauthentication() {
  const [handlers, setHandlers] = useState<DialogHandlers>()

  async function withReauthentication<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action()
    } catch (error) {
      if (!isReauthenticationRequired(error)) throw error
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      setHandlers({ onReauthenticated: resolve, onCancel: () => reject(error) })
      await promise.finally(() => setHandlers(undefined))
      return action()
    }
  }

  return { withReauthentication, reauthenticationDialog: handlers && <ReauthenticationDialog {...handlers} /> }
}
