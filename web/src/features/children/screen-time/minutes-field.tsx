import { weekdays, type ScreenTimeSettings } from '@pipit/contract/screen-time'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { NumberSelect } from '../number-select.tsx'
import { formatMinutes } from './describe-screen-time.ts'
import styles from './screen-time.module.css'
import { weekdayName, weekdaysInOrder } from './weekday-names.ts'

type Minutes = ScreenTimeSettings['minutes']

interface MinutesFieldProps {
  // The surrounding `Form.Item` gives these.
  id?: string
  value?: Minutes
  onChange?: (minutes: Minutes) => void
  'aria-describedby'?: string
}

const choices = [10, 15, 20, 30, 45, 60, 90, 120, 180]

/** The minutes of each weekday: one choice for all of them, or seven. */
export function MinutesField({ id, value, onChange, ...described }: MinutesFieldProps) {
  const labels = useId()
  const select = { choices, format: formatMinutes, emptyLabel: t`As long as they like` }
  const [isUnfolded, setUnfolded] = useState(false)
  /** What the days had before they became the same, for those who change their mind. */
  const [before, setBefore] = useState<Minutes>()
  if (!value) return null
  const isSame = weekdays.every((day) => value[day] === value.monday)
  const isOne = isSame && !isUnfolded

  function fold() {
    if (value && !isSame) {
      setBefore(value)
      onChange?.(sameEveryDay(value.monday))
    }
    setUnfolded(false)
  }

  function unfold() {
    if (before) onChange?.(before)
    setUnfolded(true)
  }

  return (
    <fieldset className={styles.group} aria-label={t`Time with Pipit in a day`} {...described}>
      <p className={styles.hint}>
        <Trans>When it is used up, Pipit says goodbye until tomorrow.</Trans>
      </p>
      <label className={styles.check}>
        <input type="checkbox" checked={isOne} onChange={() => (isOne ? unfold() : fold())} />
        <Trans>The same every day</Trans>
      </label>
      <div className={styles.days}>
        {isOne ? (
          <div className={styles.day}>
            <label htmlFor={id}>
              <Trans>Every day</Trans>
            </label>
            <NumberSelect
              id={id}
              {...select}
              value={value.monday}
              onChange={(minutes) => onChange?.(sameEveryDay(minutes))}
            />
          </div>
        ) : (
          weekdaysInOrder().map((day, index) => (
            <div key={day} className={styles.day}>
              <label htmlFor={index === 0 ? id : `${labels}-${day}`}>{weekdayName(day)}</label>
              <NumberSelect
                id={index === 0 ? id : `${labels}-${day}`}
                {...select}
                value={value[day]}
                onChange={(minutes) => {
                  setUnfolded(true)
                  onChange?.({ ...value, [day]: minutes })
                }}
              />
            </div>
          ))
        )}
      </div>
    </fieldset>
  )
}

const sameEveryDay = (minutes: number | null) => Object.fromEntries(weekdays.map((day) => [day, minutes])) as Minutes
