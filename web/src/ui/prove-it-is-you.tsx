import type { MultiFactorError } from '@firebase/auth'
import { Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { proveWithPassword } from '../api/proof.ts'
import { giveSecondFactor } from '../api/second-factor.ts'
import { isSecondFactorNeeded } from '../api/second-factor-needed.ts'
import { renewAfterProof, useSession } from '../api/session.ts'
import { useSignInMethods } from '../api/sign-in-methods.ts'
import { Answered } from './answered.tsx'
import { checkFields } from './check-fields.ts'
import { CodeField } from './code-field.tsx'
import { FirstProof } from './first-proof.tsx'
import { ProblemMessage } from './problem-text.tsx'
import { useReturnFocus } from './return-focus.ts'
import { SubmitButton } from './submit-button.tsx'
import { useForm, type Values } from './use-form.ts'

interface ProveItIsYouProps {
  onProved: () => void
  giveUp: () => void
}

export function ProveItIsYou({ onProved, giveUp }: ProveItIsYouProps) {
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
          <Answered query={methods} skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
            {({ providers }) => (
              <FirstProof
                providers={providers}
                withPassword={(password) => prove(() => proveWithPassword(password))}
                withProvider={(id) =>
                  prove(async () => {
                    const social = await import('../api/social.ts')
                    await social.proveWithProvider(id)
                  })
                }
              />
            )}
          </Answered>
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
