import { t } from '@lingui/core/macro'
import type { Language } from '@pipit/contract/api/languages'

/** What a phone needs to install Pipit as an app, in the active language: see docs/parents/phone.md. */
export function appManifest(language: Language) {
  return {
    // The same in every language, so that a phone knows that it is the same app.
    id: '/app',
    name: 'Pipit',
    short_name: 'Pipit',
    description: t`A small companion that children talk to, looked after by their parents.`,
    lang: language,
    dir: 'ltr',
    start_url: '/app',
    // All pages, so that the links of printed labels open the app.
    scope: '/',
    handle_links: 'preferred',
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    display: 'standalone',
    theme_color: '#fbf7f0',
    background_color: '#fbf7f0',
    categories: ['kids', 'lifestyle', 'utilities'],
    icons: [icon(192, 'icon', 'any'), icon(512, 'icon', 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    screenshots: [
      screenshot({ formFactor: 'narrow', width: 390, height: 844, label: t`The home page of a family` }),
      screenshot({ formFactor: 'wide', width: 1280, height: 800, label: t`The home page of a family` }),
    ],
    shortcuts: [
      shortcut(t`Add a card`, '/app/cards/add'),
      shortcut(t`Add a device`, '/app/devices/add'),
      shortcut(t`Notifications`, '/app/notifications'),
      shortcut(t`Helplines`, '/help'),
    ],
  }
}

const icon = (size: number, name: 'icon' | 'maskable', purpose: string = name) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

interface Screenshot {
  formFactor: 'narrow' | 'wide'
  width: number
  height: number
  label: string
}

const screenshot = ({ formFactor, width, height, label }: Screenshot) => ({
  src: `/screenshots/home-${formFactor}.webp`,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor: formFactor,
  label,
})

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon(192, 'icon', 'any')] })
