import { birthDates } from '@pipit/contract/children/birth-date'
import { t } from '@lingui/core/macro'
import { Form, Input } from 'antd'
import { formatAge } from '../../ui/text/age.ts'
import { NativeSelect } from '../../ui/forms/native-select.tsx'
import { languagesWith } from '../../ui/text/languages.ts'
import { DateField } from './date-field.tsx'

interface BirthDateFieldProps {
  /** Null if there is no date yet. */
  age: number | null
  onChange: (day: string | null) => void
}

export function NameField() {
  return (
    <Form.Item name="name" label={t`Name`} extra={t`Pipit says it. A nickname is fine.`}>
      <Input size="large" dir="auto" autoComplete="off" />
    </Form.Item>
  )
}

export function BirthDateField({ age, onChange }: BirthDateFieldProps) {
  const { first, last } = birthDates()
  return (
    <Form.Item name="birthDate" label={t`Birth date (optional)`} extra={explainBirthDate(age)}>
      <DateField min={first} max={last} onChange={onChange} />
    </Form.Item>
  )
}

export function LanguageField({ current }: { current: string }) {
  return (
    <Form.Item
      name="language"
      label={t`Language that Pipit speaks`}
      extra={t`Pipit listens and speaks in it. Its own built-in games are in English.`}
    >
      <NativeSelect options={languagesWith(current)} />
    </Form.Item>
  )
}

function explainBirthDate(age: number | null) {
  if (age === null) return t`It decides what Pipit offers. Without it, Pipit speaks as with a small child.`
  const ageInWords = formatAge(age)
  return t({ message: `${ageInWords}. Pipit offers what suits the age.`, comment: '{ageInWords} is "5 years old".' })
}
