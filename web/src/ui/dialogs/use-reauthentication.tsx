import { useState } from 'react'
import { isReauthenticationRequired } from '../../api/identity/reauthentication.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

interface DialogHandlers {
  onReauthenticated: () => void
  onCancel: () => void
}

/**
 * For what only the person themselves may do, and not whoever finds an open browser: if the last sign-in is too long
 * ago, `withReauthentication` asks in place, then does the work again. Whoever gives up meets the error that asked for the proof.
 */
export function useReauthentication() {
  const [question, setQuestion] = useState<DialogHandlers>()

  async function withReauthentication<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (!isReauthenticationRequired(error)) throw error
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      setQuestion({ onReauthenticated: resolve, onCancel: () => reject(error) })
      await promise.finally(() => setQuestion(undefined))
      return work()
    }
  }

  return { withReauthentication, reauthenticationDialog: question && <ReauthenticationDialog {...question} /> }
}
