import { memo, useEffect, useRef } from 'react'
import { Panel } from '../../ui/layout/panel.tsx'
import { partsOf, type Caption } from './captions.ts'
import styles from './emulator.module.css'

/** What is said, while it is said. */
export const CaptionsPanel = memo(function CaptionsPanel({ captions }: { captions: Caption[] }) {
  const list = useRef<HTMLDivElement>(null)
  const newest = captions.at(-1)?.id
  useEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest])
  return (
    <Panel title="Live captions">
      {captions.length === 0 && <p className={styles.note}>What the child and the coach say appears here.</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to be scrolled by keyboard */}
      <div ref={list} className={styles.captions} role="log" aria-label="Live captions" tabIndex={0}>
        {captions.map((caption) => (
          <p key={caption.id} className={caption.who === 'child' ? styles.child : styles.coach} dir="auto">
            <span className={styles.who}>{caption.who === 'child' ? 'Child' : 'Coach'}</span>
            <Words caption={caption} />
          </p>
        ))}
      </div>
    </Panel>
  )
})

function Words({ caption }: { caption: Caption }) {
  if (caption.who === 'child') return caption.text
  const { heard, unheard } = partsOf(caption)
  if (unheard === '') return heard
  return (
    <>
      {heard}
      {heard !== '' && ' '}
      <span className={styles.unheard} data-unheard>
        {unheard}
        <span className={styles.mark}> (not heard)</span>
      </span>
    </>
  )
}
