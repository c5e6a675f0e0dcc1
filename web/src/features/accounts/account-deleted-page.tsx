import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, Navigate } from 'react-router'
import { DeletionReceipt, useDeletionReceipt } from '../../family/deletion/deletion-receipt.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'

export function AccountDeletedPage() {
  const receipt = useDeletionReceipt()
  if (!receipt) return <Navigate to="/" replace />
  return (
    <>
      <PageTitle>{t`Goodbye`}</PageTitle>
      <p>
        <Trans>Your account and everything that belonged to it are deleted. Thank you for your time with us.</Trans>
      </p>
      <DeletionReceipt receipt={receipt} />
      <Link to="/">
        <Trans>To the start page</Trans>
      </Link>
    </>
  )
}
