import { birthDateProblem } from '@pipit/contract/children/birth-date'
import { Form, type FormInstance } from 'antd'
import { useRef } from 'react'
import { ageToday } from '../../ui/text/age.ts'
import type { Level, ProfileValues } from './child-profile.ts'
import type { ProfileLists } from './profile-lists.ts'
import { describeAge, suggestedFor } from './suggest-levels.ts'

/** The child's age chooses the levels, for as long as the parent has not chosen them. */
export function useLevelSuggestions(form: FormInstance<ProfileValues>, lists: ProfileLists, initial: ProfileValues) {
  const entriesOf = { proficiencyLevel: lists.proficiencyLevels, contentMaturity: lists.contentMaturities }
  const levels = Object.keys(entriesOf) as Level[]
  const chosenByHand = useRef(new Set<Level>())
  // Not known yet while the fields are drawn for the first time.
  const watched = Form.useWatch('birthDate', form)
  const age = ageOf(watched === undefined ? initial.birthDate : watched)
  const chosen = Form.useWatch((values) => values, form) ?? initial

  function suggestion(level: Level, years = age) {
    return years === null ? undefined : suggestedFor(years, entriesOf[level])
  }

  /** A kept level that is not the one for the kept age was somebody's choice too. */
  function isChosen(level: Level) {
    if (chosenByHand.current.has(level)) return true
    const kept = initial[level]
    return kept !== undefined && kept !== suggestion(level, ageOf(initial.birthDate))?.id
  }

  return {
    age,
    keepChoiceOf: (level: Level) => void chosenByHand.current.add(level),
    followBirthDate(day: string | null) {
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
