import { birthDates } from '@pipit/contract/children/birth-date'
import { Form, Input, type FormInstance } from 'antd'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { formatAge } from '../../ui/text/age.ts'
import { CheckboxGroup, RadioGroup } from '../../ui/forms/option-group.tsx'
import { languagesWith } from '../../ui/text/languages.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { NativeSelect } from '../../ui/forms/native-select.tsx'
import type { ProfileValues } from './child-profile.ts'
import { DateField } from './date-field.tsx'
import { RetentionFields } from './retention-fields.tsx'
import styles from './profile-fields.module.css'
import type { ProfileLists } from './use-profile-lists.ts'
import { TagsField } from './tags-field.tsx'
import { ScreenTimeFields } from './screen-time/screen-time-fields.tsx'
import { VoiceField } from './voice-field.tsx'
import { useLevelSuggestions } from './use-level-suggestions.ts'

const explainBirthDate = (age: number | null) =>
  `${age === null ? '' : `${formatAge(age)}. `}Pipit offers what suits the age, and gives younger children more time to answer.`

interface ProfileFieldsProps {
  form: FormInstance<ProfileValues>
  lists: ProfileLists
  initial: ProfileValues
}

export function ProfileFields({ form, lists, initial }: ProfileFieldsProps) {
  const { age, markAsChosen, suggestForBirthDate, hintFor } = useLevelSuggestions(form, lists, initial)
  const { first, last } = birthDates()
  const { named } = useFamilyName()
  return (
    <div className={styles.panels}>
      <Panel title={named('About your child')}>
        <Form.Item name="name" label="Name" extra="Pipit says it now and then. A nickname is fine.">
          <Input size="large" dir="auto" autoComplete="off" />
        </Form.Item>
        <Form.Item name="birthDate" label="Birth date (optional)" extra={explainBirthDate(age)}>
          <DateField min={first} max={last} onChange={suggestForBirthDate} />
        </Form.Item>
        <Form.Item
          name="pronouns"
          label="Pronouns (optional)"
          extra="For when somebody in a story speaks of the child."
        >
          <NativeSelect options={lists.pronouns} emptyLabel="Rather not say" />
        </Form.Item>
        <Form.Item
          name="language"
          label="Language that Pipit speaks"
          extra="Pipit listens and speaks in it. Its own built-in games are in English."
        >
          <NativeSelect options={languagesWith(initial.language)} />
        </Form.Item>
      </Panel>
      <Panel title="How Pipit talks">
        <Form.Item name="voice">
          <VoiceField options={lists.voices} />
        </Form.Item>
        <Form.Item name="proficiencyLevel">
          <RadioGroup
            legend="How simply Pipit speaks"
            hint={hintFor('proficiencyLevel')}
            options={lists.proficiencyLevels}
            onChange={() => markAsChosen('proficiencyLevel')}
          />
        </Form.Item>
        <Form.Item name="contentMaturity">
          <RadioGroup
            legend="How grown-up the topics may be"
            hint={hintFor('contentMaturity')}
            options={lists.contentMaturities}
            onChange={() => markAsChosen('contentMaturity')}
          />
        </Form.Item>
      </Panel>
      <Panel title="What they like">
        <Form.Item
          name="interests"
          label="Interests"
          extra="Such as trains, dinosaurs or baking. Pipit offers games, stories and questions about them."
        >
          <TagsField maxLength={100} />
        </Form.Item>
        <Form.Item name="activities">
          <CheckboxGroup
            legend="Favourite activities"
            hint="As many as you like. Pipit offers them first, as soon as they suit the age."
            options={lists.activities}
          />
        </Form.Item>
      </Panel>
      <ScreenTimeFields />
      <RetentionFields />
    </div>
  )
}
