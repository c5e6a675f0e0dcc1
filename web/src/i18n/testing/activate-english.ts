import { i18n } from '@lingui/core'

// Without a catalogue, texts are those of the code.
i18n.loadAndActivate({ locale: 'en', messages: {} })
