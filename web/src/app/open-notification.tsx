import { ConfigProvider, notification } from 'antd'
import { Themed } from './themed.tsx'

export type NotificationKind = 'success' | 'info' | 'warning' | 'error'

export interface NotificationText {
  title: string
  description: string
}

// Notifications are drawn beside the application, where its theme does not reach.
ConfigProvider.config({ holderRender: (children) => <Themed>{children}</Themed> })

export function openNotification(kind: NotificationKind, text: NotificationText) {
  notification[kind]({ ...text, placement: 'topRight' })
}
