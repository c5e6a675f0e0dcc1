import { t } from '@lingui/core/macro'
import { call } from '../../../api/client.ts'
import { LabelSheet } from '../../../ui/labels/label-sheet.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'

export function DeviceQrCodesPage() {
  return (
    <>
      <PageTitle>{t`QR codes of devices`}</PageTitle>
      <LabelSheet
        kind="devices"
        print={(body, onReceived) => call('POST /admin/devices/qr-codes', { body, onReceived })}
      />
    </>
  )
}
