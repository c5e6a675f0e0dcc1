import { birthDates } from '@pipit/contract/children/birth-date'
import { Form, Input, type FormInstance } from 'antd'
import { formatAge } from '../../ui/text/age.ts'
import { ChooseMany, ChooseOne } from '../../ui/forms/choices.tsx'
import { languagesWith } from '../../ui/text/languages.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { SelectOne } from '../../ui/forms/select-one.tsx'
import type { ProfileValues } from './child-profile.ts'
import { DateField } from './date-field.tsx'
import { RetentionFields, TimeLimitFields } from './retention-fields.tsx'
import styles from './profile-fields.module.css'
import type { ProfileLists } from './profile-lists.ts'
import { TagsField } from './tags-field.tsx'
import { useLevelSuggestions } from './use-level-suggestions.ts'

interface ProfileFieldsProps {
  form: FormInstance<ProfileValues>
  lists: ProfileLists
  initial: ProfileValues
}

export function ProfileFields({ form, lists, initial }: ProfileFieldsProps) {
  const { age, keepChoiceOf, followBirthDate, hintFor } = useLevelSuggestions(form, lists, initial)
  const { first, last } = birthDates()
  return (
    <div className={styles.panels}>
      <Panel title="About your child">
        <Form.Item name="name" label="Name">
          <Input size="large" dir="auto" autoComplete="off" />
        </Form.Item>
        <Form.Item name="birthDate" label="Birth date (optional)" extra={age === null ? undefined : formatAge(age)}>
          <DateField min={first} max={last} onChange={followBirthDate} />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="gender" label="Gender (optional)">
            <SelectOne options={lists.genders} none="Rather not say" />
          </Form.Item>
          <Form.Item name="pronouns" label="Pronouns (optional)">
            <SelectOne options={lists.pronouns} none="Rather not say" />
          </Form.Item>
        </div>
        <Form.Item name="language" label="Language that Pipit speaks">
          <SelectOne options={languagesWith(initial.language)} />
        </Form.Item>
      </Panel>
      <Panel title="How Pipit talks">
        <Form.Item name="proficiencyLevel">
          <ChooseOne
            legend="How simply Pipit speaks"
            hint={hintFor('proficiencyLevel')}
            choices={lists.proficiencyLevels}
            onChange={() => keepChoiceOf('proficiencyLevel')}
          />
        </Form.Item>
        <Form.Item name="contentMaturity">
          <ChooseOne
            legend="How grown-up the topics may be"
            hint={hintFor('contentMaturity')}
            choices={lists.contentMaturities}
            onChange={() => keepChoiceOf('contentMaturity')}
          />
        </Form.Item>
      </Panel>
      <Panel title="What they like">
        <Form.Item name="interests" label="Interests" extra="Such as trains, dinosaurs or baking.">
          <TagsField maxLength={100} />
        </Form.Item>
        <Form.Item name="activities">
          <ChooseMany legend="Favourite activities" hint="As many as you like." choices={lists.activities} />
        </Form.Item>
      </Panel>
      <TimeLimitFields />
      <RetentionFields />
    </div>
  )
}
