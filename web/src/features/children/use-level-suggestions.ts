import { birthDateProblem } from '@pipit/contract/children/birth-date'
import { t } from '@lingui/core/macro'
import { Form, type FormInstance } from 'antd'
import { useRef } from 'react'
import { ageToday } from '../../ui/text/age.ts'
import type { Level, ProfileValues } from './child-profile.ts'
import type { ProfileLists } from './use-profile-lists.ts'
import { explainOtherChoice, explainSuggestion, suggestedFor } from './suggest-levels.ts'

/** The child's age sets the levels until the parent chooses them. */
export function useLevelSuggestions(form: FormInstance<ProfileValues>, lists: ProfileLists, initial: ProfileValues) {
  const chosenByHand = useRef(new Set<Level>())
  // Undefined during the first render.
  const watched = Form.useWatch('birthDate', form)
  const age = ageOf(watched === undefined ? initial.birthDate : watched)
  const chosen = Form.useWatch((values) => values, form) ?? initial

  const suggestion = (level: Level, years: number | null) => suggestedFor(years, levelsIn(lists)[level])

  /** A saved level that differs from the suggestion for the saved age was chosen too. */
  function isChosen(level: Level) {
    return chosenByHand.current.has(level) || initial[level] !== suggestion(level, ageOf(initial.birthDate))?.id
  }

  return {
    age,
    markAsChosen: (level: Level) => void chosenByHand.current.add(level),
    suggestForBirthDate(day: string | null) {
      const years = ageOf(day)
      // A date that is being typed is not complete yet.
      if (years === null) return
      for (const level of ['proficiencyLevel', 'contentMaturity'] as const) {
        const suggested = suggestion(level, years)
        if (suggested && !isChosen(level)) form.setFieldValue(level, suggested.id)
      }
    },
    hintFor(level: Level) {
      const suggested = suggestion(level, age)
      if (age === null || !suggested) return t`With a birth date, we can suggest one.`
      return chosen[level] === suggested.id ? explainSuggestion(age) : explainOtherChoice(age, suggested.name)
    },
  }
}

/** What a new profile starts with, until there is a birth date. */
export function levelsForUnknownAge(lists: ProfileLists): Record<Level, string> {
  const { proficiencyLevel, contentMaturity } = levelsIn(lists)
  return {
    proficiencyLevel: suggestedFor(null, proficiencyLevel)?.id ?? '',
    contentMaturity: suggestedFor(null, contentMaturity)?.id ?? '',
  }
}

const levelsIn = ({ proficiencyLevels, contentMaturities }: ProfileLists) => ({
  proficiencyLevel: proficiencyLevels,
  contentMaturity: contentMaturities,
})

function ageOf(day: string | null): number | null {
  const isDay = day !== null && /^\d{4}-\d\d-\d\d$/.test(day)
  return isDay && birthDateProblem(day) === null ? ageToday(day) : null
}
