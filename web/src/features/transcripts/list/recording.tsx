import { PictureOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { errorMessage } from '../../../api/api-errors.ts'
import { useRecording, type RecordingReference } from '../../../family/recordings/api/get-recording.ts'
import styles from './recording.module.css'

export function Speech({ seconds, ...recording }: RecordingReference & { seconds: number }) {
  const loading = useRecording(recording)
  if (loading.data) {
    return (
      // The transcript beside it is the caption.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio
        ref={takeFocus}
        className={styles.audio}
        src={loading.data}
        controls
        autoPlay
        aria-label={t`What was said`}
      />
    )
  }
  const duration = Math.max(1, Math.round(seconds))
  return (
    <LoadButton loading={loading}>
      <PlayCircleOutlined aria-hidden />{' '}
      <Trans comment="The length of a recording in seconds">Listen ({duration} s)</Trans>
    </LoadButton>
  )
}

export function Picture(recording: RecordingReference) {
  const loading = useRecording(recording)
  if (loading.data) {
    return (
      <img ref={takeFocus} tabIndex={-1} className={styles.picture} src={loading.data} alt={t`What the device saw`} />
    )
  }
  return (
    <LoadButton loading={loading}>
      <PictureOutlined aria-hidden /> <Trans>Show the picture</Trans>
    </LoadButton>
  )
}

/** The button that was pressed is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

function LoadButton({ loading, children }: { loading: ReturnType<typeof useRecording>; children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        className={styles.load}
        aria-busy={loading.isPending}
        onClick={() => !loading.isPending && loading.mutate()}
      >
        {children}
      </button>
      {loading.error && <span role="alert">{errorMessage(loading.error)}</span>}
    </>
  )
}
