import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Button } from 'antd'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { RadioGroup } from '../../ui/forms/option-group.tsx'

/** The voices that Pipit can have, each with a sample to listen to. */
export function VoiceField(props: Omit<ComponentProps<typeof RadioGroup>, 'legend' | 'hint' | 'renderBeside'>) {
  const { playing, toggle } = useSample()
  return (
    <RadioGroup
      {...props}
      legend={t`How Pipit sounds`}
      hint={t`Until the voice you choose is ready, Pipit uses the simple one.`}
      renderBeside={({ id, name }) => (
        <Button
          size="large"
          icon={playing === id ? <PauseOutlined /> : <PlayCircleOutlined />}
          aria-label={playing === id ? t`Stop ${name}` : t`Listen to ${name}`}
          onClick={() => toggle(id)}
        />
      )}
    />
  )
}

/** Plays one sample at a time. */
function useSample() {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  useEffect(() => () => audio.current?.pause(), [])

  function toggle(voice: string) {
    audio.current?.pause()
    if (playing === voice) return setPlaying(null)
    const sample = new Audio(`/voice-samples/${voice}.ogg`)
    const stop = () => setPlaying((current) => (current === voice ? null : current))
    sample.addEventListener('ended', stop)
    sample.play().catch(stop)
    audio.current = sample
    return setPlaying(voice)
  }

  return { playing, toggle }
}
