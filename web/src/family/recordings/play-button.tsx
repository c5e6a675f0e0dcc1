import { LoadingOutlined, PauseOutlined, PlayCircleFilled } from '@ant-design/icons'
import { plural, t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { errorMessage } from '../../api/api-errors.ts'
import { useRecording, type RecordingReference } from './api/get-recording.ts'
import styles from './play-button.module.css'

/** Plays a recording, and loads it at the first tap. */
export function PlayButton({ seconds, ...recording }: RecordingReference & { seconds: number }) {
  const { data: url, error, isPending, mutate } = useRecording(recording)
  const [isPlaying, setPlaying] = useState(false)
  const player = useRef<HTMLAudioElement>(null)
  const duration = Math.max(1, Math.round(seconds))
  const Icon = isPending ? LoadingOutlined : isPlaying ? PauseOutlined : PlayCircleFilled

  function toggle() {
    if (isPending) return
    if (!player.current) mutate()
    else if (isPlaying) player.current.pause()
    // The button stays as it is if the browser does not play it.
    else void player.current.play().catch(() => setPlaying(false))
  }

  return (
    <>
      <button type="button" className={styles.play} aria-busy={isPending} onClick={toggle}>
        <Icon aria-hidden />
        {isPlaying ? t`Pause` : plural(duration, { one: 'Hear it (# second)', other: 'Hear it (# seconds)' })}
      </button>
      {url !== undefined && (
        // The words beside it are the caption.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          ref={player}
          src={url}
          autoPlay
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => setPlaying(false)}
        />
      )}
      {error && (
        <span role="alert" className={styles.error}>
          {errorMessage(error)}
        </span>
      )}
    </>
  )
}
