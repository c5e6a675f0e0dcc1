import { theme as library, type ThemeConfig } from 'antd'
import { prefersReducedMotion } from './motion.ts'

/** What the component library computes shades from. It cannot do so from the variables of `tokens.css`. */
interface Palette {
  primary: string
  success: string
  icon: string
  warning: string
  error: string
  /** Hovered; the library's own is lighter than the colour at rest, and too light to read. */
  errorHover: string
  link: { rest: string; hover: string; active: string }
  button: { rest: string; hover: string; active: string }
  text: { base: string; secondary: string; description: string; placeholder: string }
  background: { layout: string; container: string }
  /** `control` is around what somebody fills in, which needs a contrast of 3 : 1. */
  border: { base: string; secondary: string; control: string }
}

/** Darker than the primary colour, on which white text has a contrast of only 4.10 : 1. */
const lightLink = { rest: '#0f66e0', hover: '#0958d9', active: '#003eb3' }

const light: Palette = {
  primary: '#1677FF',
  success: '#3AC569',
  icon: '#00B2FF',
  warning: '#FFA630',
  error: '#D7263D',
  errorHover: '#b71d32',
  link: lightLink,
  button: lightLink,
  text: { base: '#10233f', secondary: '#4a5a72', description: '#55647b', placeholder: '#66748a' },
  background: { layout: '#fbf7f0', container: '#ffffff' },
  border: { base: '#c9c2b6', secondary: '#eee6d9', control: '#8a8478' },
}

const dark: Palette = {
  primary: '#69aaff',
  success: '#4bd07a',
  icon: '#4cc7ff',
  warning: '#ffb354',
  error: '#ff6b7d',
  errorHover: '#ff8b99',
  link: { rest: '#8ebfff', hover: '#b3d4ff', active: '#69aaff' },
  button: { rest: '#1f6fe0', hover: '#2f7cea', active: '#185cbd' },
  text: { base: '#e6ebf3', secondary: '#b3bfce', description: '#a8b5c6', placeholder: '#93a1b3' },
  background: { layout: '#12171f', container: '#1b222c' },
  border: { base: '#4b5768', secondary: '#313b49', control: '#7d8a9c' },
}

export const createTheme = (isDark: boolean): ThemeConfig => {
  const palette = isDark ? dark : light
  return {
    ...(isDark ? { algorithm: library.darkAlgorithm } : {}),
    token: {
      motion: !prefersReducedMotion,
      colorPrimary: palette.primary,
      colorSuccess: palette.success,
      colorIcon: palette.icon,
      colorWarning: palette.warning,
      colorError: palette.error,
      colorLink: palette.link.rest,
      colorLinkHover: palette.link.hover,
      colorLinkActive: palette.link.active,
      colorTextBase: palette.text.base,
      colorTextSecondary: palette.text.secondary,
      colorTextDescription: palette.text.description,
      colorTextPlaceholder: palette.text.placeholder,
      colorBgLayout: palette.background.layout,
      // The library would compute a text from the base colours that is darker than the page's own.
      ...(isDark
        ? {
            colorText: palette.text.base,
            colorBgBase: palette.background.layout,
            colorBgContainer: palette.background.container,
            colorBgElevated: palette.background.container,
          }
        : {}),
      colorBorder: palette.border.base,
      colorBorderSecondary: palette.border.secondary,
      borderRadius: 10,
      borderRadiusLG: 14,
      // The same height as the buttons of `ui/button`.
      controlHeight: 40,
      controlHeightLG: 48,
      fontSize: 16,
      fontFamily: 'var(--pipit-font-family)',
    },
    components: {
      Form: { itemMarginBottom: 36 },
      // What can be filled in has a border that everybody can see.
      Input: { colorBorder: palette.border.control },
      Select: { colorBorder: palette.border.control },
      Checkbox: { colorBorder: palette.border.control },
      Button: {
        colorPrimary: palette.button.rest,
        colorPrimaryHover: palette.button.hover,
        colorPrimaryActive: palette.button.active,
        colorErrorHover: palette.errorHover,
        fontWeight: 600,
        primaryShadow: 'none',
      },
    },
  }
}
