import type { I18n } from '../../../i18n/i18n.ts'

const names: Record<string, (i18n: I18n) => string> = {
  'self-harm': (i18n) => i18n.t('self harm'),
  protected: (i18n) => i18n.t('protected'),
  danger: (i18n) => i18n.t('danger'),
  stranger: (i18n) => i18n.t('stranger'),
  bullying: (i18n) => i18n.t('bullying'),
  unhappiness: (i18n) => i18n.t('unhappiness'),
  violence: (i18n) => i18n.t('violence'),
  cruelty: (i18n) => i18n.t('cruelty'),
  substances: (i18n) => i18n.t('substances'),
  'personal-data': (i18n) => i18n.t('personal data'),
  profanity: (i18n) => i18n.t('profanity'),
  manipulation: (i18n) => i18n.t('manipulation'),
}

/** A category of a safety note in a word or two; one that a newer server has added is shown as it is. */
export const nameFlag = (i18n: I18n, category: string) => names[category]?.(i18n) ?? category.replaceAll('-', ' ')
