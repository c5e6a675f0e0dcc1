import { Skeleton } from 'antd'
import type { FamilyAccount } from '../../../api/family/use-family-account.ts'
import { useSignInMethods } from '../../../api/identity/use-sign-in-methods.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { RequestPassword } from './request-password.tsx'

export function PasswordPanel({ account: { id, email } }: { account: FamilyAccount }) {
  const methods = useSignInMethods(id)
  return (
    <Panel title="Password">
      <QueryBoundary query={methods} skeleton={<Skeleton active title={false} paragraph={{ rows: 2 }} />}>
        {({ providers }) =>
          providers.includes('password') ? <ChangePasswordForm email={email} /> : <RequestPassword email={email} />
        }
      </QueryBoundary>
    </Panel>
  )
}
