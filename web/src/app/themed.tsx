import { ConfigProvider, theme as library } from 'antd'
import type { ReactNode } from 'react'
import styles from './themed.module.css'
import { theme } from './theme.ts'

const variables = 'pipit-theme'
/** Whoever asked for less motion gets none: nothing slides away from under a finger. */
const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches

export function Themed({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={{ ...theme, token: { ...theme.token, motion }, cssVar: { key: variables }, hashed: false }}>
      <ThemeVariables>{children}</ThemeVariables>
    </ConfigProvider>
  )
}

/** Our own style sheets read the theme through the library's `--ant-…` variables, which hold within this element. */
function ThemeVariables({ children }: { children: ReactNode }) {
  library.useToken()
  return <div className={`${variables} ${styles.page}`}>{children}</div>
}
