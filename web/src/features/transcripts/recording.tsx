import { PictureOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { useEffect, useState } from 'react'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family/family.ts'
import { errorMessage } from '../../api/api-errors.ts'
import styles from './transcripts.module.css'

interface RecordingProps {
  childId: string
  recordingId: string
}

export function Speech({ seconds, ...recording }: RecordingProps & { seconds: number }) {
  const { address, problem, isFetching, fetch } = useRecording(recording)
  // What was said stands beside it, as far as it was understood.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (address) return <audio className={styles.audio} src={address} controls autoPlay aria-label="What was said" />
  return (
    <Fetch isFetching={isFetching} problem={problem} fetch={fetch}>
      <PlayCircleOutlined aria-hidden /> Listen ({Math.max(1, Math.round(seconds))} s)
    </Fetch>
  )
}

export function Picture(recording: RecordingProps) {
  const { address, problem, isFetching, fetch } = useRecording(recording)
  if (address) return <img className={styles.picture} src={address} alt="What the device saw" />
  return (
    <Fetch isFetching={isFetching} problem={problem} fetch={fetch}>
      <PictureOutlined aria-hidden /> Show the picture
    </Fetch>
  )
}

function Fetch({
  isFetching,
  problem,
  fetch,
  children,
}: Pick<ReturnType<typeof useRecording>, 'isFetching' | 'problem' | 'fetch'> & { children: React.ReactNode }) {
  return (
    <>
      <button type="button" className={styles.fetch} aria-busy={isFetching} onClick={() => void fetch()}>
        {children}
      </button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  )
}

/** Fetched when somebody wants it, with their own rights, and forgotten with the page. */
function useRecording({ childId, recordingId }: RecordingProps) {
  const { accountId } = useFamily()
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isFetching, setFetching] = useState(false)
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])

  async function fetch() {
    if (isFetching) return
    setFetching(true)
    setProblem(undefined)
    try {
      const params = { accountId, childId, recordingId }
      setAddress(
        URL.createObjectURL(
          await call('GET /accounts/:accountId/children/:childId/recordings/:recordingId', { params }),
        ),
      )
    } catch (error) {
      setProblem(errorMessage(error))
    } finally {
      setFetching(false)
    }
  }

  return { address, problem, isFetching, fetch }
}
