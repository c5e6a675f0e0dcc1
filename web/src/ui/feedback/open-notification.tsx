import { Button, ConfigProvider, notification } from 'antd'
import { ThemeProvider } from '../theme/theme-provider.tsx'

export type NotificationKind = 'success' | 'info' | 'warning' | 'error'

export interface NotificationText {
  title: string
  description?: string
  /** Undoes the reported action. */
  undo?: () => void
}

// Notifications are rendered outside of the application so they need the theme too.
ConfigProvider.config({ holderRender: (children) => <ThemeProvider>{children}</ThemeProvider> })

let openedCount = 0

export function openNotification(kind: NotificationKind, { undo, ...text }: NotificationText) {
  const key = `notification-${(openedCount += 1)}`
  notification[kind]({
    ...text,
    key,
    placement: 'topRight',
    ...(undo ? { duration: 10, actions: <Undo undo={undo} close={() => notification.destroy(key)} /> } : {}),
  })
}

function Undo({ undo, close }: { undo: () => void; close: () => void }) {
  return (
    <Button
      type="primary"
      onClick={() => {
        close()
        undo()
      }}
    >
      Undo
    </Button>
  )
}
