import { t } from '@lingui/core/macro'
import { call } from '../../../api/client.ts'
import { LabelSheet } from '../../../ui/labels/label-sheet.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'

export function CardQrCodesPage() {
  return (
    <>
      <PageTitle>{t`QR codes of cards`}</PageTitle>
      <LabelSheet kind="cards" print={(body, onReceived) => call('POST /admin/cards/qr-codes', { body, onReceived })} />
    </>
  )
}
