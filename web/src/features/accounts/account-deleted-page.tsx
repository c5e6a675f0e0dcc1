import { Link, Navigate } from 'react-router'
import { DeletionReceipt, useDeletionReceipt } from '../../ui/deletion/deletion-receipt.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'

/** For somebody who no longer has an account. */
export function AccountDeletedPage() {
  const receipt = useDeletionReceipt()
  if (!receipt) return <Navigate to="/" replace />
  return (
    <>
      <PageTitle>Goodbye</PageTitle>
      <p>Your account and everything that belonged to it is deleted. Thank you for your time with us.</p>
      <DeletionReceipt receipt={receipt} />
      <Link to="/">To the start page</Link>
    </>
  )
}
