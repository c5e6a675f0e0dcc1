import { Trans } from '@lingui/react/macro'
import { vision } from '@pipit/contract/chat/events'
import { useEffect, useRef } from 'react'
import type { Camera } from './camera.ts'
import styles from './camera-preview.module.css'

const redrawIntervalMs = 150
const scale = 4

/** The picture that would be sent now, with its rotation. */
export function CameraPreview({ camera }: { camera: Camera }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const timer = window.setInterval(() => canvas.current && camera.preview(canvas.current), redrawIntervalMs)
    return () => window.clearInterval(timer)
  }, [camera])
  return (
    <figure className={styles.preview}>
      <canvas ref={canvas} width={vision.width / scale} height={vision.height / scale} />
      <figcaption>
        <Trans>What the camera sees. During a conversation, a picture is sent every two seconds.</Trans>
      </figcaption>
    </figure>
  )
}
