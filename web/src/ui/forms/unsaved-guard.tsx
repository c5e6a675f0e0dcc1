import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Modal } from 'antd'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** `navigate(to(), discardUnsaved)` leaves without the question, for example after a deletion. */
export const discardUnsaved = { state: { discardUnsaved: true } }

/** Asks before a page with unsaved changes is left, with our dialog or, when leaving the site, the browser's. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && !isDiscarding(nextLocation.state),
  )

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t`Leave without saving?`}
      okText={t`Leave`}
      okButtonProps={{ danger: true }}
      cancelText={t`Stay here`}
      onOk={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <Trans>What you changed on this page is not saved yet.</Trans>
    </Modal>
  )
}

function isDiscarding(state: unknown) {
  return (state as Partial<typeof discardUnsaved.state> | null)?.discardUnsaved === true
}
