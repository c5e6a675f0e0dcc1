import type { ComponentProps } from 'react'
import { NativeSelect } from '../../ui/forms/native-select.tsx'

type SelectProps = Pick<ComponentProps<typeof NativeSelect>, 'id' | 'emptyLabel' | 'aria-invalid' | 'aria-describedby'>

interface NumberSelectProps extends SelectProps {
  /** The smallest comes first. */
  choices: number[]
  format: (value: number) => string
  value?: number | null
  onChange?: (value: number | null) => void
}

/** A select of a few numbers; a value that is not among the choices is added to them. */
export function NumberSelect({ choices, format, value, onChange, ...select }: NumberSelectProps) {
  const all = [...new Set([...choices, ...(value === null || value === undefined ? [] : [value])])].toSorted(
    (one, other) => one - other,
  )
  return (
    <NativeSelect
      {...select}
      options={all.map((each) => ({ id: String(each), name: format(each) }))}
      value={value === null || value === undefined ? null : String(value)}
      onChange={(chosen) => onChange?.(chosen === null ? null : Number(chosen))}
    />
  )
}
