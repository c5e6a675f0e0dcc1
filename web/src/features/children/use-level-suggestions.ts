import { birthDateProblem } from '@pipit/contract/children/birth-date'
import { Form, type FormInstance } from 'antd'
import { useRef } from 'react'
import { ageToday } from '../../ui/text/age.ts'
import type { Level, ProfileValues } from './child-profile.ts'
import type { ProfileLists } from './use-profile-lists.ts'
import { describeAge, suggestedFor } from './suggest-levels.ts'

/** The child's age sets the levels until the parent chooses them. */
export function useLevelSuggestions(form: FormInstance<ProfileValues>, lists: ProfileLists, initial: ProfileValues) {
  const entriesOf = { proficiencyLevel: lists.proficiencyLevels, contentMaturity: lists.contentMaturities }
  const levels = Object.keys(entriesOf) as Level[]
  const chosenByHand = useRef(new Set<Level>())
  // Undefined during the first render.
  const watched = Form.useWatch('birthDate', form)
  const age = ageOf(watched === undefined ? initial.birthDate : watched)
  const chosen = Form.useWatch((values) => values, form) ?? initial

  function suggestion(level: Level, years = age) {
    return years === null ? undefined : suggestedFor(years, entriesOf[level])
  }

  /** A saved level that differs from the suggestion for the saved age was chosen too. */
  function isChosen(level: Level) {
    if (chosenByHand.current.has(level)) return true
    const saved = initial[level]
    return saved !== undefined && saved !== suggestion(level, ageOf(initial.birthDate))?.id
  }

  return {
    age,
    markAsChosen: (level: Level) => void chosenByHand.current.add(level),
    suggestForBirthDate(day: string | null) {
      for (const level of levels) {
        const suggested = suggestion(level, ageOf(day))
        if (suggested && !isChosen(level)) form.setFieldValue(level, suggested.id)
      }
    },
    hintFor(level: Level) {
      const suggested = suggestion(level)
      if (age === null || !suggested) return 'With a birth date, we can suggest one.'
      return chosen[level] === suggested.id
        ? `Suggested for ${describeAge(age)}. You can choose another one.`
        : `For ${describeAge(age)}, we suggest “${suggested.name}”.`
    },
  }
}

function ageOf(day: string | null): number | null {
  const isDay = day !== null && /^\d{4}-\d\d-\d\d$/.test(day)
  return isDay && birthDateProblem(day) === null ? ageToday(day) : null
}
