import { ConfigProvider, theme as library } from 'antd'
import type { ReactNode } from 'react'
import styles from './theme-provider.module.css'
import { theme } from './theme.ts'

const variablesKey = 'pipit-theme'

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider theme={{ ...theme, cssVar: { key: variablesKey }, hashed: false }}>
      <ThemeVariables>{children}</ThemeVariables>
    </ConfigProvider>
  )
}

/** The library's `--ant-…` variables, which our style sheets use, are defined within this element. */
function ThemeVariables({ children }: { children: ReactNode }) {
  library.useToken()
  return <div className={`${variablesKey} ${styles.page}`}>{children}</div>
}
