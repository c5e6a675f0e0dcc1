import { t } from '@lingui/core/macro'
import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import inputStyles from '../forms/input.module.css'
import { NativeSelect } from '../forms/native-select.tsx'
import { useUpdateSearchParams } from '../use-update-search-params.ts'
import type { FilterValues, TableFilter } from './filters.ts'
import styles from './toolbar.module.css'

const debounceMs = 300

interface TableToolbarProps {
  filters: readonly TableFilter[]
  values: FilterValues
}

/** The search and the filters of a table. Their values are in the URL, so that a filtered table can be shared. */
export function TableToolbar({ filters, values }: TableToolbarProps) {
  const updateSearchParams = useUpdateSearchParams()
  const id = useId()
  // Phones fold the filters; larger screens always show them.
  const [isUnfolded, setUnfolded] = useState(false)
  const foldable = filters.filter(({ kind }) => kind !== 'search')
  const usedCount = foldable.filter(({ key }) => values[key] !== undefined).length

  const fieldOf = (filter: TableFilter) => (
    <FilterField
      key={filter.key}
      filter={filter}
      value={values[filter.key] ?? ''}
      onChange={(value) => updateSearchParams({ [filter.key]: value })}
    />
  )

  return (
    <search className={styles.toolbar}>
      {filters.filter(({ kind }) => kind === 'search').map(fieldOf)}
      <Button
        className={styles.unfold ?? ''}
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {usedCount === 0 ? t`Filters` : t`Filters (${usedCount})`}
      </Button>
      <div id={id} className={isUnfolded ? styles.filters : `${styles.filters} ${styles.folded}`}>
        {foldable.map(fieldOf)}
      </div>
    </search>
  )
}

interface FilterFieldProps {
  filter: TableFilter
  value: string
  onChange: (value: string | null) => void
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { label, options, kind, isWide = false, emptyLabel = t`Any` } = filter
  const id = useId()
  const isSearch = kind === 'search'
  return (
    <div className={isSearch ? styles.search : isWide ? `${styles.filter} ${styles.wide}` : styles.filter}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {isSearch && <SearchOutlined aria-hidden />}
        {options ? (
          <NativeSelect id={id} options={options} emptyLabel={emptyLabel} value={value} onChange={onChange} />
        ) : kind === 'day' ? (
          <input
            id={id}
            className={inputStyles.input}
            type="date"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <DebouncedInput
            id={id}
            type={isSearch ? 'search' : 'text'}
            maxLength={isSearch ? 200 : isWide ? 254 : 100}
            value={value}
            onTyped={onChange}
          />
        )}
      </div>
    </div>
  )
}

interface DebouncedInputProps extends ComponentProps<'input'> {
  value: string
  onTyped: (text: string) => void
}

/** Reports what is typed after a short pause. */
function DebouncedInput({ value, onTyped, ...attributes }: DebouncedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<number>(undefined)

  // The URL was changed by a link or by going back, and not by what is being typed.
  useEffect(() => {
    if (input.current && timer.current === undefined && input.current.value.trim() !== value)
      input.current.value = value
  }, [value])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  function waitForPause(text: string) {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      onTyped(text.trim())
    }, debounceMs)
  }

  return (
    <input
      {...attributes}
      ref={input}
      className={inputStyles.input}
      autoComplete="off"
      defaultValue={value}
      onChange={({ target }) => waitForPause(target.value)}
    />
  )
}
