import { FilterOutlined, SearchOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Button, Input } from 'antd'
import { useEffect, useId, useState } from 'react'
import type { FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useReferenceList } from '../../../api/reference-lists.ts'
import { NativeSelect } from '../../../ui/forms/native-select.tsx'
import { DownloadMenu } from './download-menu.tsx'
import type { TranscriptFilters, useTranscriptFilters } from './transcript-filters.ts'
import styles from './transcript-toolbar.module.css'

interface TranscriptToolbarProps extends Pick<ReturnType<typeof useTranscriptFilters>, 'filters' | 'change'> {
  childId: string
  home: FamilyHome
  today: string
}

/** The search starts this long after the last key press. */
const searchDelayMs = 300

export function TranscriptToolbar({ childId, home, today, filters, change }: TranscriptToolbarProps) {
  const extraCount = [filters.from, filters.device, filters.activity, filters.flag].filter(Boolean).length
  const [isOpen, setOpen] = useState(extraCount > 0)
  const id = useId()
  return (
    <search className={styles.toolbar}>
      <div className={styles.tools}>
        <SearchField search={filters.search ?? ''} onSearch={(search) => change({ search, entry: null })} />
        <DateFilter
          label={t`Go to a day`}
          value={filters.to}
          max={today}
          onChange={(to) => change({ to, entry: null })}
        />
        <div className={styles.buttons}>
          <Button
            size="large"
            icon={<FilterOutlined aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {extraCount === 0 ? t`Filters` : t`Filters (${extraCount})`}
          </Button>
          <DownloadMenu childId={childId} filters={filters} />
        </div>
      </div>
      <div id={id} hidden={!isOpen} className={styles.filters}>
        {isOpen && <ExtraFilters home={home} today={today} filters={filters} change={change} />}
      </div>
    </search>
  )
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  // The URL changed by other means, such as going back.
  if (search !== shown) {
    setShown(search)
    if (search !== typed.trim()) setTyped(search)
  }
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = window.setTimeout(() => onSearch(typed.trim()), searchDelayMs)
    return () => window.clearTimeout(timer)
  })
  return (
    <Input
      size="large"
      type="search"
      allowClear
      maxLength={200}
      dir="auto"
      className={styles.search}
      prefix={<SearchOutlined aria-hidden />}
      placeholder={t`Search what was said`}
      aria-label={t`Search what was said`}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onPressEnter={() => onSearch(typed.trim())}
    />
  )
}

function ExtraFilters({ home, today, filters, change }: Omit<TranscriptToolbarProps, 'childId'>) {
  const activities = useReferenceList('activities').data ?? []
  const devices = home.devices.map(({ id, name }) => ({ id, name }))
  return (
    <>
      <DateFilter
        label={t({ message: 'From', comment: 'The first day of a range' })}
        value={filters.from}
        max={today}
        onChange={(from) => change({ from })}
      />
      <SelectFilter
        label={t`Device`}
        emptyLabel={t`All devices`}
        options={devices}
        value={filters.device}
        onChange={(device) => change({ device })}
      />
      <SelectFilter
        label={t`Activity`}
        emptyLabel={t`All activities`}
        options={activities}
        value={filters.activity}
        onChange={(activity) => change({ activity })}
      />
      <SelectFilter
        label={t`Safety notes`}
        emptyLabel={t`With and without`}
        options={[{ id: 'any', name: t`Only with a safety note` }]}
        value={filters.flag}
        onChange={(flag) => change({ flag })}
      />
    </>
  )
}

interface FieldProps {
  label: string
  value: TranscriptFilters[keyof TranscriptFilters]
  onChange: (value: string | null) => void
}

function DateFilter({ label, value, max, onChange }: FieldProps & { max: string }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        size="large"
        max={max}
        value={value ?? ''}
        // While a year is being typed, it has one digit, then two.
        onChange={({ target }) => (target.value === '' || target.value >= '2000') && onChange(target.value)}
      />
    </div>
  )
}

function SelectFilter({
  label,
  value,
  onChange,
  ...select
}: FieldProps & { emptyLabel: string; options: { id: string; name: string }[] }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect id={id} {...select} value={value ?? null} onChange={onChange} />
    </div>
  )
}
