import { Trans } from '@lingui/react/macro'
import { Button, ConfigProvider, notification } from 'antd'
import { LanguageProvider } from '../../i18n/language-provider.tsx'
import { ThemeProvider } from '../theme/theme-provider.tsx'

export type NotificationKind = 'success' | 'info' | 'warning' | 'error'

export interface NotificationText {
  title: string
  description?: string
  placement?: 'bottom' | 'topRight'
  /** Undoes the reported action. */
  undo?: () => void
}

// Notifications are rendered outside of the application, so they need the language and the theme too.
ConfigProvider.config({
  holderRender: (children) => (
    <LanguageProvider>
      <ThemeProvider>{children}</ThemeProvider>
    </LanguageProvider>
  ),
})

/** One at a time: a newer one takes the place of the last. */
const key = 'pipit'

/**
 * It is at the bottom, where it covers neither the title nor the menu. Somebody with a keyboard reaches the button after everything
 * else on the page, so for them it stays longer. Escape closes it.
 */
export function openNotification(kind: NotificationKind, { undo, placement = 'bottom', ...text }: NotificationText) {
  notification[kind]({
    ...text,
    key,
    placement,
    ...(undo && { duration: undoSeconds(), actions: <Undo undo={undo} /> }),
  })
}

const close = () => notification.destroy(key)

/** The focus is visible after a key press. It is also in a field on a phone, where "until it is closed" would be in the way. */
const undoSeconds = () => (document.querySelector(':focus-visible') ? 120 : 10)

// What has the focus may be behind it.
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !event.defaultPrevented) close()
})

function Undo({ undo }: { undo: () => void }) {
  return (
    <Button
      type="primary"
      onClick={() => {
        close()
        undo()
      }}
    >
      <Trans>Undo</Trans>
    </Button>
  )
}
