import { vision } from '@pipit/contract/chat/events'
import { useEffect, useRef } from 'react'
import type { Camera } from './camera.ts'
import styles from './emulator.module.css'

const drawEvery = 150
const scale = 4

/** What would be sent, as it is turned. */
export function CameraPreview({ camera }: { camera: Camera }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const timer = window.setInterval(() => canvas.current && camera.preview(canvas.current), drawEvery)
    return () => window.clearInterval(timer)
  }, [camera])
  return (
    <figure className={styles.preview}>
      <canvas ref={canvas} width={vision.width / scale} height={vision.height / scale} />
      <figcaption>
        What the camera sees. A picture is sent every two seconds while a conversation is under way.
      </figcaption>
    </figure>
  )
}
