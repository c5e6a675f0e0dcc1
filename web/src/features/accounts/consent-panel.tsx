import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFamilyName } from '../../family/account/use-family-name.ts'
import { useConsent, type Consent } from '../../family/account/api/get-consent.ts'
import { useWithdrawConsent } from '../../family/account/api/withdraw-consent.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { notify } from '../../ui/feedback/notifications.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { DateTimeText } from '../../ui/text/date-text.tsx'

export function ConsentPanel() {
  const { to } = useFamily()
  const consent = useConsent()
  const { canChange } = useFamilyRole()
  return (
    <Panel
      title={t`Parental consent`}
      action={
        <Link to={to('/consent')}>
          <Trans>Read it</Trans>
        </Link>
      }
    >
      <QueryBoundary query={consent}>
        {(known) => (
          <>
            <p>
              <State consent={known} />
            </p>
            {canChange && (known.state === 'given' || known.state === 'changed') && <Withdraw />}
          </>
        )}
      </QueryBoundary>
    </Panel>
  )
}

function State({ consent: { state, text, history } }: { consent: Consent }) {
  const [latest] = history
  if (!latest) return <Trans>Not asked yet. We ask before the first child is added.</Trans>
  if (latest.withdrawnAt !== null) {
    return (
      <Trans>
        Withdrawn on <DateTimeText time={latest.withdrawnAt} />. Pipit talks with no child and stores nothing new until
        a parent agrees again.
      </Trans>
    )
  }
  const [version, newVersion] = [latest.version, text.version]
  return state === 'changed' ? (
    <Trans>
      Version {version}, agreed to on <DateTimeText time={latest.givenAt} />. Version {newVersion} is new: please read
      it.
    </Trans>
  ) : (
    <Trans>
      Version {version}, agreed to on <DateTimeText time={latest.givenAt} />.
    </Trans>
  )
}

function Withdraw() {
  const { isOwn } = useFamilyName()
  const [isConfirming, setConfirming] = useState(false)
  const withdrawal = useWithdrawConsent()

  async function confirm() {
    await withdrawal.mutateAsync()
    setConfirming(false)
    void notify('success', { title: t`Consent withdrawn`, description: t`Pipit stores nothing new from now on.` })
  }

  return (
    <>
      <Button size="large" onClick={() => setConfirming(true)}>
        <Trans>Withdraw the consent</Trans>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t`Withdraw the consent?`}
          confirmText={t`Withdraw it`}
          onConfirm={confirm}
          onCancel={() => setConfirming(false)}
        >
          <p>
            <Trans>From this moment:</Trans>
          </p>
          <ul>
            <li>
              {isOwn ? (
                <Trans>Pipit no longer talks with your children; a running conversation ends,</Trans>
              ) : (
                <Trans>Pipit no longer talks with the children; a running conversation ends,</Trans>
              )}
            </li>
            <li>
              <Trans>nothing new is stored about them, and no child can be added.</Trans>
            </li>
          </ul>
          <p>
            <Trans>
              What is stored already stays until somebody deletes it, on each child’s page or all of it below, or its
              time is over. A parent can agree again at any time.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
