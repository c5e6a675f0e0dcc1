import { PictureOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { errorMessage } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import styles from './recording.module.css'

interface RecordingProps {
  childId: string
  recordingId: string
}

export function Speech({ seconds, ...recording }: RecordingProps & { seconds: number }) {
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

export function Picture(recording: RecordingProps) {
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

/** Loads a recording on request, and frees it with the page. */
function useRecording({ childId, recordingId }: RecordingProps) {
  const { accountId } = useFamily()
  const loading = useMutation({
    mutationFn: async () =>
      URL.createObjectURL(
        await call('GET /accounts/:accountId/children/:childId/recordings/:recordingId', {
          params: { accountId, childId, recordingId },
        }),
      ),
    // The URL of a recording that is not shown any more is revoked below.
    gcTime: 0,
  })
  const url = loading.data
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return loading
}
