import type { ThemeConfig } from 'antd'
import { prefersReducedMotion } from './motion.ts'

/** White on the primary colour has a contrast of 4.1 : 1, too little for text of ordinary size. */
const primaryBehindText = { rest: '#0f66e0', hover: '#0958d9', active: '#003eb3' }

export const theme: ThemeConfig = {
  // Without `algorithm`, the theme is light.
  token: {
    motion: !prefersReducedMotion,
    colorPrimary: '#1677FF',
    colorSuccess: '#3AC569',
    colorIcon: '#00B2FF',
    colorWarning: '#FFA630',
    colorError: '#D7263D',
    colorLink: primaryBehindText.rest,
    colorLinkHover: primaryBehindText.hover,
    colorLinkActive: primaryBehindText.active,
    colorTextBase: '#10233f',
    colorTextSecondary: '#4a5a72',
    colorTextDescription: '#55647b',
    colorTextPlaceholder: '#66748a',
    colorBgLayout: '#fbf7f0',
    colorBorder: '#c9c2b6',
    colorBorderSecondary: '#eee6d9',
    borderRadius: 10,
    borderRadiusLG: 14,
    controlHeightLG: 48,
    fontSize: 16,
    fontFamily: 'ui-rounded, "SF Pro Rounded", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  },
  components: {
    Form: { itemMarginBottom: 36 },
    Button: {
      colorPrimary: primaryBehindText.rest,
      colorPrimaryHover: primaryBehindText.hover,
      colorPrimaryActive: primaryBehindText.active,
      // The default is lighter than the colour at rest, and too light to read.
      colorErrorHover: '#b71d32',
      fontWeight: 600,
      primaryShadow: 'none',
    },
  },
}
