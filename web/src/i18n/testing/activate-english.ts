import { i18n } from '@lingui/core'

// An empty catalogue shows the texts of the code.
i18n.loadAndActivate({ locale: 'en', messages: {} })
