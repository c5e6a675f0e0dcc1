import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { EmptyNestIllustration } from '../illustrations/empty-nest-illustration.tsx'
import { useUpdateSearchParams } from '../use-update-search-params.ts'
import styles from './data-table.module.css'
import type { FilterValues } from './filters.ts'

/** Takes the place of the rows: `children` if there are none at all, or a way back from a search that finds nothing. */
export function EmptyTable({ values, children }: { values: FilterValues; children: ReactNode }) {
  const updateSearchParams = useUpdateSearchParams()
  const names = Object.keys(values)
  return (
    <div className={styles.empty}>
      <EmptyNestIllustration />
      {names.length === 0 ? (
        children
      ) : (
        <>
          <p>
            <Trans>Nothing matches. Try fewer filters or another word.</Trans>
          </p>
          <Button onClick={() => updateSearchParams(Object.fromEntries(names.map((name) => [name, null])))}>
            <Trans>Show everything</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
