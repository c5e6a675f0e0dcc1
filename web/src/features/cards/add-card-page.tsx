import { t } from '@lingui/core/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { labelPath, type Label } from '../../family/scan/label.ts'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { ScanError } from '../../family/scan/scan-error.tsx'
import { LabelScanner } from '../../family/scan/label-scanner.tsx'

export function AddCardPage() {
  const { accountId, to } = useFamily()
  const navigate = useNavigate()
  const openLabel = (label: Label) => void navigate(to(labelPath(label)), { replace: true })
  const check = useMutation({
    mutationFn: (claimCode: string) => call('POST /cards/check', { body: { claimCode, accountId } }),
    onSuccess: ({ id }, claimCode) => openLabel({ kind: 'card', id, claimCode }),
  })
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Register a card`}</PageTitle>
      <LabelScanner
        kind="card"
        onLabel={openLabel}
        onCode={check.mutate}
        isChecking={check.isPending}
        codeError={check.isError && <ScanError kind="card" claimCode={check.variables} error={check.error} />}
      />
    </>
  )
}
