import { languageNames, languages, matchLanguage } from '@pipit/contract/api/languages'
import { t } from '@lingui/core/macro'
import { Form } from 'antd'
import type { ComponentProps } from 'react'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'

const options = languages.map((id) => ({ id, name: languageNames[id] }))

/** The language of pages and mails, each in its own words, so that somebody who chose a wrong one finds the way back. */
export function LanguageField() {
  return (
    <Form.Item name="language" label={t`Language`} extra={t`The language of these pages and of our mails.`}>
      <PageLanguageSelect />
    </Form.Item>
  )
}

type SelectProps = Omit<ComponentProps<typeof NativeSelect>, 'options' | 'emptyLabel'>

/** A language that Pipit does not have stays in the profile until another one is chosen; the pages are in the nearest. */
function PageLanguageSelect({ value, ...select }: SelectProps) {
  return <NativeSelect {...select} options={options} value={value ? matchLanguage([value]) : null} />
}
