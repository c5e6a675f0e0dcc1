import { t } from '@lingui/core/macro'
import { useParams } from 'react-router'
import { useFamilyHome } from '../../family/account/api/get-family-home.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { ScannedLabel } from '../../family/scan/scanned-label.tsx'
import { checkCard } from './api/check-card.ts'
import { RegisterCardForm } from './register-card-form.tsx'

/** The target of the QR code on a card, whether a phone's camera or ours scans it. */
export function RegisterCardPage() {
  const { cardId = '' } = useParams()
  const home = useFamilyHome()
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Register this card`}</PageTitle>
      <ScannedLabel
        kind="card"
        id={cardId}
        check={(accountId, claimCode, signal) => checkCard({ cardId, claimCode, accountId }, signal)}
      >
        {(claimCode, { activity }) => (
          <Panel title={t`What should it do?`}>
            <QueryBoundary query={home}>
              {(data) => <RegisterCardForm cardId={cardId} claimCode={claimCode} activity={activity} home={data} />}
            </QueryBoundary>
          </Panel>
        )}
      </ScannedLabel>
    </>
  )
}
