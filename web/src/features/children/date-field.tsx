import { Input } from 'antd'
import type { ComponentProps, FocusEvent } from 'react'

type InputProps = Pick<ComponentProps<typeof Input>, 'id' | 'min' | 'max' | 'aria-invalid' | 'aria-describedby'>

interface DateFieldProps extends InputProps {
  value?: string | null
  onChange?: (day: string | null) => void
}

/** Stands for a date that was begun and not finished: the browser gives nothing for it, as if none had been typed. */
const unfinished = '?'

/** A day as `YYYY-MM-DD` or null, just as the browser's own field gives it: no clock or time zone touches it. */
export function DateField({ value, onChange, ...input }: DateFieldProps) {
  function noticeUnfinished({ target }: FocusEvent<HTMLInputElement>) {
    if (target.validity.badInput) onChange?.(unfinished)
    else if (value === unfinished) onChange?.(null)
  }
  return (
    <Input
      {...input}
      type="date"
      size="large"
      autoComplete="off"
      value={value === unfinished ? '' : (value ?? '')}
      onChange={({ target }) => onChange?.(target.value === '' ? null : target.value)}
      onBlur={noticeUnfinished}
    />
  )
}
