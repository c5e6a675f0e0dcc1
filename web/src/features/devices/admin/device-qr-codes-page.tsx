import { t } from '@lingui/core/macro'
import { LabelSheet } from '../../../family/labels/label-sheet.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from '../../../ui/navigation/back-link.tsx'
import { printDeviceLabels } from '../api/print-device-labels.ts'

export function DeviceQrCodesPage() {
  return (
    <>
      <BackLink to="/admin/devices">{t`Devices`}</BackLink>
      <PageTitle>{t`QR codes of devices`}</PageTitle>
      <LabelSheet kind="devices" print={printDeviceLabels} />
    </>
  )
}
