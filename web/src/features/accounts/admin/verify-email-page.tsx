import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { email as emailField } from '@pipit/contract/api/fields'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from '../../../ui/navigation/back-link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MutationError } from '../../../ui/feedback/error-message.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Verified } from './account-columns.tsx'
import { useAccountByAddress } from '../api/find-account.ts'
import type { ListedAccount } from '../api/get-accounts.ts'
import { roleName } from './account-filters.ts'
import accountStyles from '../account-page.module.css'
import styles from './accounts-page.module.css'
import { useAccountUpdates } from './use-account-updates.ts'
import { Lead } from '../../../ui/layout/lead.tsx'
import { describeIssue } from '../../../ui/validation/describe-issue.ts'

/** Superadmins help people here whose confirmation mail did not arrive. */
export function VerifyEmailPage() {
  const [params, setParams] = useSearchParams()
  const searched = params.get('email') ?? ''
  const [fieldError, setFieldError] = useState<string>()

  function find(typed: string) {
    const read = emailField.safeParse(typed)
    const issue = read.error?.issues[0]
    setFieldError(issue && describeIssue(issue))
    if (read.success) setParams({ email: read.data }, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <BackLink to="/admin/accounts">{t`Accounts`}</BackLink>
      <PageTitle>{t`Verify an email address`}</PageTitle>
      <Lead>
        <Trans>
          For people whose confirmation mail did not arrive. Make sure that they have looked in their spam folder, and
          that the address is theirs. All accounts are <Link to="/admin/accounts">in the list</Link>.
        </Trans>
      </Lead>
      <form
        className={styles.find}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          find(String(new FormData(event.currentTarget).get('email') ?? ''))
        }}
      >
        <TextField
          key={searched}
          name="email"
          type="email"
          label={t`Email address`}
          autoComplete="off"
          defaultValue={searched}
          error={fieldError}
        />
        <SubmitButton isBusy={false} busyText={t`Checking ...`}>
          <Trans>Find the account</Trans>
        </SubmitButton>
      </form>
      {searched !== '' && <FoundAccount key={searched} email={searched} />}
    </>
  )
}

function FoundAccount({ email }: { email: string }) {
  const found = useAccountByAddress(email)
  return (
    <div className={styles.found}>
      <QueryBoundary query={found}>
        {(account) =>
          account ? (
            <AccountPanel account={account} />
          ) : (
            <Message kind="info">
              <Trans>
                There is no account with the address {email}. Check for a typing mistake, or ask them to sign in once.
              </Trans>
            </Message>
          )
        }
      </QueryBoundary>
    </div>
  )
}

function AccountPanel({ account }: { account: ListedAccount }) {
  const { setVerified } = useAccountUpdates()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => setVerified(account, !emailVerified) })
  const { email, name, role, emailVerified } = account
  return (
    <Panel title={email}>
      <div className={styles.facts}>
        <dl className={accountStyles.facts}>
          <dt>
            <Trans>Address</Trans>
          </dt>
          <dd aria-live="polite">
            <Verified account={account} />
          </dd>
          <dt>
            <Trans>Name</Trans>
          </dt>
          <dd>{name === null ? t`Not given` : <bdi>{name}</bdi>}</dd>
          <dt>
            <Trans>Role</Trans>
          </dt>
          <dd>{roleName(role)}</dd>
        </dl>
      </div>
      <MutationError error={error} />
      <BusyButton
        block={false}
        type={emailVerified ? 'default' : 'primary'}
        isBusy={isPending}
        busyText={t`Saving ...`}
        onClick={() => mutate()}
      >
        {emailVerified ? t`Mark as not verified` : t`Mark as verified`}
      </BusyButton>
    </Panel>
  )
}
