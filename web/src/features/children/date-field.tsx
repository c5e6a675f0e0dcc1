import { Input } from 'antd'
import type { ComponentProps, FocusEvent } from 'react'

type InputProps = Pick<ComponentProps<typeof Input>, 'id' | 'min' | 'max' | 'aria-invalid' | 'aria-describedby'>

interface DateFieldProps extends InputProps {
  value?: string | null
  onChange?: (day: string | null) => void
}

/** An incomplete date: the browser reports it as empty, as if nothing had been typed. */
const incomplete = '?'

/** A date as `YYYY-MM-DD` or null, as the browser's field gives it, without any time zone. */
export function DateField({ value, onChange, ...input }: DateFieldProps) {
  function reportIncomplete({ target }: FocusEvent<HTMLInputElement>) {
    if (target.validity.badInput) onChange?.(incomplete)
    else if (value === incomplete) onChange?.(null)
  }
  return (
    <Input
      {...input}
      type="date"
      size="large"
      autoComplete="off"
      value={value === incomplete ? '' : (value ?? '')}
      onChange={({ target }) => onChange?.(target.value === '' ? null : target.value)}
      onBlur={reportIncomplete}
    />
  )
}
