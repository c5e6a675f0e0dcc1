import { weekdays, type QuietHours, type Weekday } from '@pipit/contract/screen-time'
import { DeleteOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { isWholeDay, wholeDay } from './quiet-range.ts'
import styles from './screen-time.module.css'
import { shortWeekdayName, weekdayName, weekdaysInOrder } from './weekday-names.ts'

interface QuietRangeFieldProps {
  /** The first one is 1. */
  number: number
  onRemove: () => void
  // The surrounding `Form.Item` gives these.
  id?: string
  value?: QuietHours
  onChange?: (range: QuietHours) => void
  'aria-invalid'?: 'true'
  'aria-describedby'?: string
}

/** One range of quiet hours: on which weekdays it begins, and from when to when it lasts. */
export function QuietRangeField({ number, onRemove, id, value, onChange, ...aria }: QuietRangeFieldProps) {
  const fieldId = useId()
  const [before, setBefore] = useState({ from: '', to: '' })
  if (!value) return null
  const { days, from, to } = value
  const isWhole = isWholeDay(value)
  const change = (changes: Partial<QuietHours>) => onChange?.({ ...value, ...changes })
  const isInvalid = aria['aria-invalid'] === 'true'
  const areDaysInvalid = isInvalid && days.length === 0
  const timeProps = isInvalid && !areDaysInvalid ? aria : {}

  function toggleDay(toggled: Weekday) {
    change({ days: weekdays.filter((day) => (day === toggled) !== days.includes(day)) })
  }

  function toggleWholeDay() {
    if (!isWhole) setBefore({ from, to })
    change(isWhole ? before : wholeDay)
  }

  return (
    <fieldset className={styles.range} aria-labelledby={`${fieldId}-title`} aria-describedby={aria['aria-describedby']}>
      <header className={styles.head}>
        <strong id={`${fieldId}-title`}>
          <Trans>Quiet time {number}</Trans>
        </strong>
        <Button
          type="text"
          className={styles.remove ?? ''}
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t`Remove quiet time ${number}`}
          onClick={onRemove}
        >
          <Trans comment="A range of quiet hours">Remove</Trans>
        </Button>
      </header>
      <fieldset className={styles.weekdays} aria-label={t`Days on which it begins`}>
        {weekdaysInOrder().map((day, index) => (
          <label key={day} className={styles.weekday} data-invalid={areDaysInvalid || undefined}>
            <input
              // The form moves the focus here if no day is chosen.
              id={areDaysInvalid && index === 0 ? id : undefined}
              type="checkbox"
              aria-label={weekdayName(day)}
              checked={days.includes(day)}
              onChange={() => toggleDay(day)}
            />
            <span aria-hidden>{shortWeekdayName(day)}</span>
          </label>
        ))}
      </fieldset>
      {!isWhole && (
        <div className={styles.times}>
          <div>
            <label htmlFor={areDaysInvalid ? `${fieldId}-from` : id}>
              <Trans comment="A time of day">From</Trans>
            </label>
            <Input
              {...timeProps}
              id={areDaysInvalid ? `${fieldId}-from` : id}
              type="time"
              size="large"
              value={from}
              onChange={({ target }) => change({ from: target.value.slice(0, 5) })}
            />
          </div>
          <div>
            <label htmlFor={`${fieldId}-to`}>
              <Trans comment="A time of day">To</Trans>
            </label>
            <Input
              {...timeProps}
              id={`${fieldId}-to`}
              type="time"
              size="large"
              // The browser's field ends at 23:59.
              value={to === '24:00' ? '00:00' : to}
              onChange={({ target }) => change({ to: target.value.slice(0, 5) })}
            />
          </div>
        </div>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={isWhole} onChange={toggleWholeDay} />
        <Trans>All day, 00:00 to 24:00</Trans>
      </label>
    </fieldset>
  )
}
