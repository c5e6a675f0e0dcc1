import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { hasUnsavedText } from '../../ui/forms/unsaved-text.ts'
import styles from './update-note.module.css'
import { useNewVersion } from './use-new-version.ts'

/** Asks before it loads a new version, and does not while something that somebody typed would be lost. */
export function UpdateNote() {
  const { isReady, postpone } = useNewVersion()
  const [isUnsaved, setUnsaved] = useState(false)

  function reload() {
    if (hasUnsavedText()) setUnsaved(true)
    else window.location.reload()
  }

  return (
    <output className={styles.place}>
      {isReady && (
        <div className={styles.note}>
          <p>
            <Trans>A new version of Pipit is ready.</Trans>
            {isUnsaved && (
              <>
                {' '}
                <Trans>Save what you have typed first.</Trans>
              </>
            )}
          </p>
          <div className={styles.actions}>
            <Button type="primary" size="large" onClick={reload}>
              <Trans>Reload</Trans>
            </Button>
            <Button size="large" onClick={postpone}>
              <Trans comment="Not now">Later</Trans>
            </Button>
          </div>
        </div>
      )}
    </output>
  )
}
