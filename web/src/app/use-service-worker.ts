import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useFamily } from '../family/account/use-family.ts'
import { onWorkerMessage } from '../api/service-worker/on-worker-message.ts'
import { registerServiceWorker } from '../api/service-worker/register-service-worker.ts'
import { sendSubscription } from '../features/push/push-subscription.ts'

/** Pages of superadmins do without: they are not for the road. */
export function useServiceWorker() {
  const { access } = useFamily()
  const language = useLingui().i18n.locale
  const navigate = useNavigate()
  const isWanted = access !== 'superadmin'

  useEffect(() => {
    if (isWanted) void registerServiceWorker(language).then(reportSubscription)
  }, [isWanted, language])

  // Through the router, so that a page with unsaved changes asks before it is left.
  useEffect(
    () =>
      onWorkerMessage((message) => {
        if (message.kind === 'open') void navigate(message.path)
        else void reportSubscription()
      }),
    [navigate],
  )
}

/** If it fails, the next page tries again. */
const reportSubscription = () => sendSubscription().catch(() => undefined)
