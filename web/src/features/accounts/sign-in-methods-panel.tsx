import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Skeleton } from 'antd'
import type { FamilyAccount } from '../../family/account/api/get-family-account.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { signInMethodName } from '../../api/identity/sign-in-method-names.ts'
import { useSettings } from '../../api/settings.ts'
import { useSignInMethods } from '../../family/reauthentication/api/get-sign-in-methods.ts'
import { formatList } from '../../i18n/formats.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './account-page.module.css'
import { ChangePasswordForm } from './change-password-form.tsx'
import { RequestPassword } from './request-password.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'

export function SignInMethodsPanel({ account }: { account: FamilyAccount }) {
  const methods = useSignInMethods(account.id)
  const settings = useSettings()
  const { isOwn } = useFamily()
  return (
    <Panel title={t`Signing in`}>
      <QueryBoundary query={methods} skeleton={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {({ providers, secondFactor }) => (
          <>
            <section className={styles.part} aria-labelledby="ways-to-sign-in">
              <h3 id="ways-to-sign-in" className={styles.subject}>
                <Trans>Ways to sign in</Trans>
              </h3>
              <p>{formatList(providers.map((id) => signInMethodName(id, settings)))}</p>
            </section>
            {isOwn && (
              <section className={styles.part} aria-labelledby="change-password">
                <h3 id="change-password" className={styles.subject}>
                  {providers.includes('password') ? <Trans>Change the password</Trans> : <Trans>Add a password</Trans>}
                </h3>
                {providers.includes('password') ? (
                  <ChangePasswordForm email={account.email} />
                ) : (
                  <RequestPassword email={account.email} />
                )}
              </section>
            )}
            <section className={styles.part} aria-labelledby="second-factor">
              <h3 id="second-factor" className={styles.subject}>
                <Trans>Authenticator app</Trans>
              </h3>
              <SecondFactorSetting isOn={secondFactor} isOwn={isOwn} accountId={account.id} />
            </section>
          </>
        )}
      </QueryBoundary>
    </Panel>
  )
}
