import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/family.ts'
import { labelPath, type Label } from '../../api/labels/label.ts'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { ScanError } from '../../ui/scan/scan-error.tsx'
import { Scan } from '../../ui/scan/scan.tsx'

export function AddDevicePage() {
  const { accountId, to } = useFamily()
  const navigate = useNavigate()
  const openLabel = (label: Label) => void navigate(to(labelPath(label)), { replace: true })
  const check = useMutation({
    mutationFn: (claimCode: string) =>
      call('POST /accounts/:accountId/devices/check', { params: { accountId }, body: { claimCode } }),
    onSuccess: ({ id }, claimCode) => openLabel({ kind: 'device', id, claimCode }),
  })
  return (
    <>
      <PageTitle>Register a device</PageTitle>
      <Scan
        kind="device"
        onLabel={openLabel}
        onCode={check.mutate}
        isChecking={check.isPending}
        codeError={check.isError && <ScanError kind="device" claimCode={check.variables} error={check.error} />}
      />
    </>
  )
}
