import { Skeleton } from 'antd'
import type { FamilyAccount } from '../../api/family-account.ts'
import { useSignInMethods } from '../../api/sign-in-methods.ts'
import { Answered } from '../../ui/answered.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { FirstPassword } from './first-password.tsx'

export function PasswordPanel({ account: { id, email } }: { account: FamilyAccount }) {
  const methods = useSignInMethods(id)
  return (
    <Panel title="Password">
      <Answered query={methods} skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
        {({ providers }) =>
          providers.includes('password') ? <ChangePasswordForm email={email} /> : <FirstPassword email={email} />
        }
      </Answered>
    </Panel>
  )
}
