import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { labelPath, type Label } from '../../family/scan/label.ts'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { ScanError } from '../../family/scan/scan-error.tsx'
import { LabelScanner } from '../../family/scan/label-scanner.tsx'
import { useCheckCard } from './api/check-card.ts'

export function AddCardPage() {
  const { to } = useFamily()
  const navigate = useNavigate()
  const openLabel = (label: Label) => void navigate(to(labelPath(label)), { replace: true })
  const check = useCheckCard()
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Register a card`}</PageTitle>
      <LabelScanner
        kind="card"
        onLabel={openLabel}
        onCode={(claimCode) =>
          check.mutate(claimCode, { onSuccess: ({ id }) => openLabel({ kind: 'card', id, claimCode }) })
        }
        isChecking={check.isPending}
        codeError={check.isError && <ScanError kind="card" claimCode={check.variables} error={check.error} />}
      />
    </>
  )
}
