import { PictureOutlined, PlayCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { errorMessage } from '../../../api/api-errors.ts'
import { useRecording, type RecordingReference } from '../../../ui/recordings/use-recording.ts'
import styles from './recording.module.css'

export function Speech({ seconds, ...recording }: RecordingReference & { seconds: number }) {
  const loading = useRecording(recording)
  if (loading.data) {
    // The transcript beside it is the caption.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <audio className={styles.audio} src={loading.data} controls autoPlay aria-label="What was said" />
  }
  return (
    <LoadButton loading={loading}>
      <PlayCircleOutlined aria-hidden /> Listen ({Math.max(1, Math.round(seconds))} s)
    </LoadButton>
  )
}

export function Picture(recording: RecordingReference) {
  const loading = useRecording(recording)
  if (loading.data) return <img className={styles.picture} src={loading.data} alt="What the device saw" />
  return (
    <LoadButton loading={loading}>
      <PictureOutlined aria-hidden /> Show the picture
    </LoadButton>
  )
}

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
