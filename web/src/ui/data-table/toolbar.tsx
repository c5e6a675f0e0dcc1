import { SearchOutlined } from '@ant-design/icons'
import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FilterValues, FleetFilter } from './filters.ts'
import styles from './data-table.module.css'
import { SelectOne } from '../forms/select-one.tsx'

/** So long after the last key the list is asked for. */
const pause = 300

interface FleetToolbarProps {
  search: string | undefined
  filters: readonly FleetFilter[]
  values: FilterValues
}

/** The search and the filters of a list, kept in the address so that a list can be sent on and come back to. */
export function FleetToolbar({ search, filters, values }: FleetToolbarProps) {
  const [params, setParams] = useSearchParams()

  function set(key: string, value: string | null) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value) after.set(key, value)
        else after.delete(key)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <search className={styles.toolbar}>
      {search !== undefined && (
        <TypedField
          isSearch
          label={search}
          value={params.get('search') ?? ''}
          onChange={(text) => set('search', text)}
        />
      )}
      {filters.map((filter) => (
        <FilterField
          key={filter.key}
          filter={filter}
          isOff={filter.isOff?.(values) ?? false}
          value={values[filter.key] ?? null}
          onChange={(value) => set(filter.key, value)}
        />
      ))}
    </search>
  )
}

interface TypedFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  isSearch?: boolean
  isOff?: boolean
}

/** What is typed here is asked for once the hand rests. */
function TypedField({ label, value, onChange, isSearch = false, isOff = false }: TypedFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const timer = useRef<number>(undefined)
  const sent = useRef(value)
  // As it is when the hand rests: another filter may have been chosen meanwhile.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  // The address was changed by something else: a link, or the way back.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function type(text: string) {
    setTyped(text)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      sent.current = text.trim()
      latest.current(sent.current)
    }, pause)
  }

  return (
    <div className={isSearch ? styles.search : styles.filter}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {isSearch && <SearchOutlined aria-hidden />}
        <input
          id={id}
          type={isSearch ? 'search' : 'text'}
          autoComplete="off"
          maxLength={isSearch ? 200 : 100}
          value={typed}
          disabled={isOff}
          onChange={({ target }) => type(target.value)}
        />
      </div>
    </div>
  )
}

interface FilterFieldProps {
  filter: FleetFilter
  isOff: boolean
  value: string | null
  onChange: (value: string | null) => void
}

function FilterField({ filter: { label, options, kind, none = 'Any' }, isOff, value, onChange }: FilterFieldProps) {
  const id = useId()
  if (kind === 'text') return <TypedField label={label} value={value ?? ''} onChange={onChange} isOff={isOff} />
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <SelectOne id={id} options={options} none={none} value={value} onChange={onChange} disabled={isOff} />
      ) : (
        <input
          id={id}
          type="date"
          value={value ?? ''}
          disabled={isOff}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
