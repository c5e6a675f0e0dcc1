export type PushSupport =
  | 'possible'
  /** Somebody has refused them in the settings of the browser. */
  | 'denied'
  /** An iPhone or iPad offers them only to apps on the home screen. */
  | 'install-first'
  /** A page without TLS, or in a private window, has none either. */
  | 'unsupported'

interface Browser {
  hasPush: boolean
  permission: NotificationPermission | undefined
  userAgent: string
  maxTouchPoints: number
  isInstalled: boolean
}

export function judgeSupport({ hasPush, permission, userAgent, maxTouchPoints, isInstalled }: Browser): PushSupport {
  if (!hasPush || permission === undefined) {
    // An iPad says that it is a Mac, but Macs have no touch screen.
    const isApple = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
    return isApple && !isInstalled ? 'install-first' : 'unsupported'
  }
  return permission === 'denied' ? 'denied' : 'possible'
}

export function readSupport(): PushSupport {
  return judgeSupport({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
  })
}
