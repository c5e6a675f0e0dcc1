import { t } from '@lingui/core/macro'
import { call } from '../../../api/client.ts'
import { LabelSheet } from '../../../family/labels/label-sheet.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from '../../../ui/navigation/back-link.tsx'

export function CardQrCodesPage() {
  return (
    <>
      <BackLink to="/admin/cards">{t`Cards`}</BackLink>
      <PageTitle>{t`QR codes of cards`}</PageTitle>
      <LabelSheet kind="cards" print={(body, onReceived) => call('POST /admin/cards/qr-codes', { body, onReceived })} />
    </>
  )
}
