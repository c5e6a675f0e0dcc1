import type { MultiFactorError } from '@firebase/auth'
import { Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { proveWithPassword } from '../../api/identity/reauthentication.ts'
import { giveSecondFactor } from '../../api/identity/second-factor.ts'
import { isSecondFactorNeeded } from '../../api/identity/second-factor-needed.ts'
import { renewAfterProof, useSession } from '../../api/session/session.ts'
import { useSignInMethods } from '../../api/identity/sign-in-methods.ts'
import { QueryBoundary } from '../feedback/query-boundary.tsx'
import { checkFields } from '../forms/check-fields.ts'
import { CodeField } from '../forms/code-field.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import { ProblemMessage } from '../feedback/problem-text.tsx'
import { useReturnFocus } from './return-focus.ts'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm, type Values } from '../forms/use-form.ts'

interface ProveItIsYouProps {
  onProved: () => void
  giveUp: () => void
}

export function ReauthenticationDialog({ onProved, giveUp }: ProveItIsYouProps) {
  useReturnFocus()
  const methods = useSignInMethods(useSession()?.id ?? '')
  const [secondFactor, setSecondFactor] = useState<MultiFactorError>()

  async function prove(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      if (!isSecondFactorNeeded(error)) throw error
      setSecondFactor(error)
      return
    }
    await renewAfterProof()
    onProved()
  }

  return (
    <Modal open title="Is it you?" footer={null} onCancel={giveUp}>
      {secondFactor ? (
        <SecondProof prove={(code) => prove(() => giveSecondFactor(secondFactor, code))} />
      ) : (
        <>
          <p>It has been a while since you signed in. To keep your family safe, please show us that it is you.</p>
          <QueryBoundary query={methods} skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
            {({ providers }) => (
              <ReauthenticationForm
                providers={providers}
                withPassword={(password) => prove(() => proveWithPassword(password))}
                withProvider={(id) =>
                  prove(async () => {
                    const social = await import('../../api/identity/social.ts')
                    await social.proveWithProvider(id)
                  })
                }
              />
            )}
          </QueryBoundary>
        </>
      )}
    </Modal>
  )
}

function SecondProof({ prove }: { prove: (code: string) => Promise<void> }) {
  const { onSubmit, underWay, mistakes, problem } = useForm()
  return (
    <form {...onSubmit('code', { check: checkFields('code'), send: ({ code = '' }: Values) => prove(code) })}>
      <p>One more step: open your authenticator app and type the code that it shows for Pipit.</p>
      <CodeField mistakes={mistakes} />
      <ProblemMessage problem={problem} />
      <SubmitButton isUnderWay={underWay !== undefined} busy="Checking ...">
        Go on
      </SubmitButton>
    </form>
  )
}
