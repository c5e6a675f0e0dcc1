import { CameraOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '../forms/busy-button.tsx'
import { Message } from '../feedback/message.tsx'
import { toMediaDeviceError, cameraErrorTexts, mediaDevicesError, type MediaDeviceError } from './media-device-error.ts'
import styles from './scan.module.css'

/** Between two scans: short enough for an unsteady hand, long enough for a phone's battery. */
const scanIntervalMs = 150

interface CameraScannerProps {
  /** Called with the codes in view whenever they change; returning true ends the scan. */
  onCodes: (codes: string[]) => boolean
}

/** The live camera. It starts on request, and stops when a code is accepted or the page is left. */
export function CameraScanner({ onCodes }: CameraScannerProps) {
  const [stream, setStream] = useState<MediaStream>()
  const [isStarting, setStarting] = useState(false)
  const [cameraError, setCameraError] = useState<MediaDeviceError>()
  const isUnmounted = useRef(false)

  const container = useRef<HTMLDivElement>(null)
  const isOn = stream !== undefined
  const wasOn = useRef(isOn)

  // The pressed button is gone: the focus moves to the one that replaces it.
  useEffect(() => {
    if (isOn !== wasOn.current) container.current?.querySelector('button')?.focus()
    wasOn.current = isOn
  }, [isOn])

  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  async function start() {
    if (isStarting) return
    setCameraError(mediaDevicesError())
    if (mediaDevicesError()) return
    setStarting(true)
    try {
      const started = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
      if (isUnmounted.current) stopAll(started)
      else setStream(started)
    } catch (error) {
      setCameraError(toMediaDeviceError(error))
    } finally {
      setStarting(false)
    }
  }

  function stop(why?: MediaDeviceError) {
    setCameraError(why)
    setStream(undefined)
  }

  return (
    <div ref={container}>
      {cameraError !== undefined && <Message kind="error">{cameraErrorTexts[cameraError]}</Message>}
      {stream ? (
        <Viewfinder stream={stream} onCodes={onCodes} stop={stop} />
      ) : (
        <BusyButton
          type="primary"
          icon={<CameraOutlined aria-hidden />}
          isBusy={isStarting}
          busyText="Starting the camera ..."
          onClick={() => void start()}
        >
          {cameraError === undefined ? 'Scan with the camera' : 'Try the camera again'}
        </BusyButton>
      )}
    </div>
  )
}

interface ViewfinderProps extends CameraScannerProps {
  stream: MediaStream
  stop: (why?: MediaDeviceError) => void
}

function Viewfinder({ stream, onCodes, stop }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const handlers = useRef({ onCodes, stop })
  useEffect(() => {
    handlers.current = { onCodes, stop }
  })

  useEffect(() => {
    const view = video.current
    if (!view) return
    let isOver = false
    const ended = () => handlers.current.stop('stopped')
    for (const track of stream.getTracks()) track.addEventListener('ended', ended)
    view.srcObject = stream
    // Rejected if the camera stops before the first frame, which `ended` reports.
    void view.play().catch(() => undefined)
    scan(
      view,
      (codes) => handlers.current.onCodes(codes),
      () => isOver,
    ).then(
      (isFound) => isFound && handlers.current.stop(),
      () => handlers.current.stop('unsupported'),
    )
    return () => {
      isOver = true
      for (const track of stream.getTracks()) track.removeEventListener('ended', ended)
      stopAll(stream)
    }
  }, [stream])

  return (
    <>
      <div className={styles.viewfinder}>
        <video ref={video} muted playsInline aria-label="What the camera sees" />
      </div>
      <output className={styles.hint}>
        Hold the label in front of the camera, so that the whole code is in the picture.
      </output>
      <Button size="large" block onClick={() => stop()}>
        Stop the camera
      </Button>
    </>
  )
}

/** Scans until a code is accepted or `isOver`. The same codes are reported once. */
async function scan(video: HTMLVideoElement, onCodes: (codes: string[]) => boolean, isOver: () => boolean) {
  const { decodeFrame } = await import('./decode-qr-codes.ts')
  let last = ''
  while (!isOver()) {
    const codes = video.readyState >= video.HAVE_CURRENT_DATA ? await decodeFrame(video) : []
    const seen = codes.toSorted().join('\n')
    if (isOver()) return false
    if (codes.length > 0 && seen !== last && onCodes(codes)) return true
    last = seen === '' ? last : seen
    await new Promise((resolve) => setTimeout(resolve, scanIntervalMs))
  }
  return false
}

function stopAll(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
