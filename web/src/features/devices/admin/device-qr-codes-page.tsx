import { t } from '@lingui/core/macro'
import { call } from '../../../api/client.ts'
import { LabelSheet } from '../../../family/labels/label-sheet.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from '../../../ui/navigation/back-link.tsx'

export function DeviceQrCodesPage() {
  return (
    <>
      <BackLink to="/admin/devices">{t`Devices`}</BackLink>
      <PageTitle>{t`QR codes of devices`}</PageTitle>
      <LabelSheet
        kind="devices"
        print={(body, onReceived) => call('POST /admin/devices/qr-codes', { body, onReceived })}
      />
    </>
  )
}
