import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { useConsent, useConsentActions, type Consent } from '../../api/family/use-consent.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { useFamilyRole } from '../../api/family/use-family-role.ts'
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
    <Panel title="Parental consent" action={<Link to={to('/consent')}>Read it</Link>}>
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
  if (!latest) return 'Not asked yet. We ask before the first child is added.'
  if (latest.withdrawnAt !== null) {
    return (
      <>
        Withdrawn on <DateTimeText time={latest.withdrawnAt} />. Pipit talks with no child and stores nothing new until
        a parent agrees again.
      </>
    )
  }
  return (
    <>
      Version {latest.version}, agreed to on <DateTimeText time={latest.givenAt} />.
      {state === 'changed' && ` Version ${text.version} is new: please read it.`}
    </>
  )
}

function Withdraw() {
  const { named } = useFamilyName()
  const [isConfirming, setConfirming] = useState(false)
  const { withdraw } = useConsentActions()

  async function confirm() {
    await withdraw()
    setConfirming(false)
    void notify('success', { title: 'Consent withdrawn', description: 'Pipit stores nothing new from now on.' })
  }

  return (
    <>
      <Button size="large" onClick={() => setConfirming(true)}>
        Withdraw the consent
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Withdraw the consent?"
          confirmText="Withdraw it"
          onConfirm={confirm}
          onCancel={() => setConfirming(false)}
        >
          <p>From this moment:</p>
          <ul>
            <li>{named('Pipit no longer talks with your children; a running conversation ends,')}</li>
            <li>nothing new is stored about them, and no child can be added.</li>
          </ul>
          <p>
            What is stored already stays until somebody deletes it, on each child’s page or all of it below, or its time
            is over. A parent can agree again at any time.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
