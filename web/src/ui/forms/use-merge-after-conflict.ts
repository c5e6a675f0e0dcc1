import { t } from '@lingui/core/macro'
import type { FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { mergeChanges } from './merge-changes.ts'

interface MergeOptions {
  /** The newest values as JSON. */
  newest: string
  /** Somebody is typing here. */
  isUnsaved: boolean
}

/**
 * Fills a form with the newest values. Changes from elsewhere appear at once, unless somebody is typing here. After a
 * version conflict, `start` loads them too: what was typed stays.
 */
export function useMergeAfterConflict<Values extends object>(
  form: FormInstance<Values>,
  { newest, isUnsaved }: MergeOptions,
) {
  /** What the fields were filled from before somebody typed. */
  const base = useRef(newest)
  const [state, setState] = useState<'none' | 'loading' | 'merged'>('none')

  useEffect(() => {
    if (isUnsaved) return
    form.setFieldsValue(JSON.parse(newest))
    base.current = newest
  }, [form, newest, isUnsaved])

  useEffect(() => {
    if (state !== 'loading' || newest === base.current) return
    const theirs = JSON.parse(newest) as Values
    const mine = form.getFieldsValue(true) as Values
    const { merged, conflicts } = mergeChanges({ base: JSON.parse(base.current) as Values, mine, theirs })
    base.current = newest
    form.setFieldsValue(merged as never)
    const conflicting = form.getFieldsError().flatMap(({ name }) => {
      // A value with several fields, such as the screen time, is reported at each of them.
      const field = conflicts.find((conflict) => conflict === name[0])
      return field === undefined ? [] : [{ name: name as never, warnings: [conflictText(theirs[field])] }]
    })
    form.setFields(conflicting)
    setState('merged')
  }, [form, newest, state])

  return {
    isMerged: state === 'merged',
    start: () => setState('loading'),
    reset: () => setState('none'),
  }
}

/** Short values are quoted. */
function conflictText(theirs: unknown) {
  return typeof theirs === 'string' && theirs !== '' && theirs.length <= 100
    ? t`Somebody else changed this to “${theirs}”. Saving replaces it with yours.`
    : t`Somebody else changed this too. Saving replaces it with yours.`
}
