import { ConfigProvider, theme as library } from 'antd'
import type { ReactNode } from 'react'
import styles from './theme-provider.module.css'
import { theme } from './theme.ts'

const variables = 'pipit-theme'

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={{ ...theme, cssVar: { key: variables }, hashed: false }}>
      <ThemeVariables>{children}</ThemeVariables>
    </ConfigProvider>
  )
}

/** Our own style sheets read the theme through the library's `--ant-…` variables, which hold within this element. */
function ThemeVariables({ children }: { children: ReactNode }) {
  library.useToken()
  return <div className={`${variables} ${styles.page}`}>{children}</div>
}
