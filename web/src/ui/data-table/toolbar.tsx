import { t } from '@lingui/core/macro'
import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FilterValues, TableFilter } from './filters.ts'
import styles from './toolbar.module.css'
import { NativeSelect } from '../forms/native-select.tsx'
import inputStyles from '../forms/input.module.css'
import { useUpdateSearchParams } from '../use-update-search-params.ts'

const debounceMs = 300

interface TableToolbarProps {
  search: string | undefined
  filters: readonly TableFilter[]
  values: FilterValues
}

/** The search and the filters of a table. Their values are in the URL, so that a filtered table can be shared. */
export function TableToolbar({ search, filters, values }: TableToolbarProps) {
  const [params] = useSearchParams()
  const updateSearchParams = useUpdateSearchParams()
  const id = useId()
  // Only phones fold the filters; larger screens always show them.
  const [isUnfolded, setUnfolded] = useState(false)
  const usedCount = filters.filter(({ key }) => values[key] !== undefined).length

  return (
    <search className={styles.toolbar}>
      {search !== undefined && (
        <DebouncedField
          isSearch
          label={search}
          value={params.get('search') ?? ''}
          onChange={(text) => updateSearchParams({ search: text })}
        />
      )}
      {filters.length > 0 && (
        <Button
          className={styles.unfold ?? ''}
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {usedCount === 0 ? t`Filters` : t`Filters (${usedCount})`}
        </Button>
      )}
      <div id={id} className={isUnfolded ? styles.filters : `${styles.filters} ${styles.folded}`}>
        {filters.map((filter) => (
          <FilterField
            key={filter.key}
            filter={filter}
            value={values[filter.key] ?? null}
            onChange={(value) => updateSearchParams({ [filter.key]: value })}
          />
        ))}
      </div>
    </search>
  )
}

interface DebouncedFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
  isSearch?: boolean
  isWide?: boolean
}

/** Reports what is typed after a short pause. */
function DebouncedField(field: DebouncedFieldProps) {
  const { label, value, onChange, isSearch = false, isWide = false } = field
  const id = useId()
  const [typed, setTyped] = useState(value)
  const timer = useRef<number>(undefined)
  const sent = useRef(value)
  // Another filter may have changed during the pause.
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })

  // The URL was changed by a link or by going back.
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
    }, debounceMs)
  }

  return (
    <div className={isSearch ? styles.search : isWide ? `${styles.filter} ${styles.wide}` : styles.filter}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        {isSearch && <SearchOutlined aria-hidden />}
        <input
          id={id}
          className={inputStyles.input}
          type={isSearch ? 'search' : 'text'}
          autoComplete="off"
          maxLength={isSearch ? 200 : isWide ? 254 : 100}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </div>
    </div>
  )
}

interface FilterFieldProps {
  filter: TableFilter
  value: string | null
  onChange: (value: string | null) => void
}

function FilterField({
  filter: { label, options, kind, isWide = false, emptyLabel = t`Any` },
  value,
  onChange,
}: FilterFieldProps) {
  const id = useId()
  if (kind === 'text') return <DebouncedField label={label} value={value ?? ''} onChange={onChange} isWide={isWide} />
  return (
    <div className={isWide ? `${styles.filter} ${styles.wide}` : styles.filter}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <NativeSelect id={id} options={options} emptyLabel={emptyLabel} value={value} onChange={onChange} />
      ) : (
        <input
          id={id}
          className={inputStyles.input}
          type="date"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
