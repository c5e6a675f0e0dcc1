import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { memo, useEffect, useRef } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'
import { partsOf, type Caption } from '../conversation/captions.ts'
import styles from './captions-panel.module.css'
import shared from './panels.module.css'

const listClass = `${styles.captions} ${shared.scrollable}`

/** What the child and the coach say, as they say it. */
export const CaptionsPanel = memo(function CaptionsPanel({ captions }: { captions: Caption[] }) {
  const list = useRef<HTMLDivElement>(null)
  const newest = captions.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest])
  return (
    <Panel title={t`Live captions`}>
      {captions.length === 0 && (
        <p className={shared.note}>
          <Trans>What the child and the coach say appears here.</Trans>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keyboard */}
      <div ref={list} className={listClass} role="log" aria-label={t`Live captions`} tabIndex={0}>
        {captions.map((caption) => (
          <p key={caption.id} className={caption.who === 'child' ? styles.child : styles.coach} dir="auto">
            <span className={styles.who}>{caption.who === 'child' ? t`Child` : t`Coach`}</span>
            <CaptionText caption={caption} />
          </p>
        ))}
      </div>
    </Panel>
  )
})

function CaptionText({ caption }: { caption: Caption }) {
  if (caption.who === 'child') return caption.text
  const { heard, unheard } = partsOf(caption)
  if (unheard === '') return heard
  return (
    <>
      {heard}
      {heard !== '' && ' '}
      <span className={styles.unheard} data-unheard>
        {unheard}
        <span className={styles.mark}>
          {' '}
          <Trans>(not heard)</Trans>
        </span>
      </span>
    </>
  )
}
