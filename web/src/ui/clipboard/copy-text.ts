import { t } from '@lingui/core/macro'
import { notify } from '../feedback/notifications.ts'

export async function copyText(text: string, successTitle: string) {
  try {
    await navigator.clipboard.writeText(text)
    void notify('success', { title: successTitle })
  } catch {
    void notify('error', {
      title: t`The browser did not let us copy it`,
      description: t`Select it and copy it yourself.`,
    })
  }
}
