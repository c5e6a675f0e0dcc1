import { t } from '@lingui/core/macro'
import { LabelSheet } from '../../../family/labels/label-sheet.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BackLink } from '../../../ui/navigation/back-link.tsx'
import { printCardLabels } from '../api/print-card-labels.ts'

export function CardQrCodesPage() {
  return (
    <>
      <BackLink to="/admin/cards">{t`Cards`}</BackLink>
      <PageTitle>{t`QR codes of cards`}</PageTitle>
      <LabelSheet kind="cards" print={printCardLabels} />
    </>
  )
}
