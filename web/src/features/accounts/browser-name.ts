import { t } from '@lingui/core/macro'

/** The first match counts: most browsers also name the browsers that they descend from. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera|OPT)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** `Firefox on Windows`, from a user agent string. */
export function browserName(userAgent: string): string {
  const find = (candidates: [string, RegExp][]) => candidates.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const browser = find(browsers)
  const system = find(systems)
  if (browser && system) return t({ message: `${browser} on ${system}`, comment: 'Firefox on Windows' })
  return browser ?? t`Another device`
}
