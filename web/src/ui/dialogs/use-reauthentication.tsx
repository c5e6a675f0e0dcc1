import { useState } from 'react'
import { isProofNeeded } from '../../api/identity/reauthentication.ts'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'

interface Question {
  onProved: () => void
  giveUp: () => void
}

/**
 * For what only the person themselves may do, and not whoever finds an open browser: if the last sign-in is too long
 * ago, `withProof` asks in place, then does the work again. Whoever gives up meets the error that asked for the proof.
 */
export function useReauthentication() {
  const [question, setQuestion] = useState<Question>()

  async function withProof<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (!isProofNeeded(error)) throw error
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      setQuestion({ onProved: resolve, giveUp: () => reject(error) })
      await promise.finally(() => setQuestion(undefined))
      return work()
    }
  }

  return { withProof, proofDialog: question && <ReauthenticationDialog {...question} /> }
}
