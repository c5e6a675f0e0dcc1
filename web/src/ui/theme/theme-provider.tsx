import { i18n } from '@lingui/core'
import { ConfigProvider, theme as library } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { directionOf, type PageLanguage } from '../../i18n/page-language.ts'
import { useMediaQuery } from './use-media-query.ts'
import { createTheme } from './theme.ts'

const variablesKey = 'pipit-theme'

/** The component library's theme, for the pages that use it: a visitor's do not. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  const theme = useMemo(() => ({ ...createTheme(isDark), cssVar: { key: variablesKey }, hashed: false }), [isDark])
  const direction = directionOf(i18n.locale as PageLanguage)
  return (
    <ConfigProvider theme={theme} direction={direction}>
      <ThemeVariables>{children}</ThemeVariables>
    </ConfigProvider>
  )
}

/** The library's `--ant-…` variables are defined within this element. */
function ThemeVariables({ children }: { children: ReactNode }) {
  library.useToken()
  return <div className={variablesKey}>{children}</div>
}
