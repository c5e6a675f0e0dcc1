import { t } from '@lingui/core/macro'
import { Form } from 'antd'
import { CheckboxGroup, RadioGroup } from '../../ui/forms/option-group.tsx'
import { NativeSelect } from '../../ui/forms/native-select.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { TagsField } from './tags-field.tsx'
import type { useLevelSuggestions } from './use-level-suggestions.ts'
import type { ProfileLists } from './use-profile-lists.ts'
import { VoiceField } from './voice-field.tsx'

interface TalkFieldsProps {
  lists: ProfileLists
  suggestions: Pick<ReturnType<typeof useLevelSuggestions>, 'hintFor' | 'markAsChosen'>
}

export function PronounsField({ lists }: { lists: ProfileLists }) {
  return (
    <Form.Item
      name="pronouns"
      label={t`Pronouns (optional)`}
      extra={t`For when somebody in a story speaks of the child.`}
    >
      <NativeSelect options={lists.pronouns} emptyLabel={t`Rather not say`} />
    </Form.Item>
  )
}

export function TalkFields({ lists, suggestions: { hintFor, markAsChosen } }: TalkFieldsProps) {
  return (
    <Panel title={t`How Pipit talks`}>
      <Form.Item name="voice">
        <VoiceField options={lists.voices} />
      </Form.Item>
      <Form.Item name="proficiencyLevel">
        <RadioGroup
          legend={t`How simply Pipit speaks`}
          hint={hintFor('proficiencyLevel')}
          options={lists.proficiencyLevels}
          onChange={() => markAsChosen('proficiencyLevel')}
        />
      </Form.Item>
      <Form.Item name="contentMaturity">
        <RadioGroup
          legend={t`How grown-up the topics may be`}
          hint={hintFor('contentMaturity')}
          options={lists.contentMaturities}
          onChange={() => markAsChosen('contentMaturity')}
        />
      </Form.Item>
    </Panel>
  )
}

export function LikingFields({ lists }: { lists: ProfileLists }) {
  return (
    <Panel title={t`What they like`}>
      <Form.Item
        name="interests"
        label={t`Interests`}
        extra={t`Such as trains, dinosaurs or baking. Pipit offers games, stories and questions about them.`}
      >
        <TagsField maxLength={100} />
      </Form.Item>
      <Form.Item name="activities">
        <CheckboxGroup
          legend={t`Favourite activities`}
          hint={t`As many as you like. Pipit offers them first, as soon as they suit the age.`}
          options={lists.activities}
        />
      </Form.Item>
    </Panel>
  )
}
