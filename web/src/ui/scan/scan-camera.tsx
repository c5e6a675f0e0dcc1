import { CameraOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '../forms/busy-button.tsx'
import { Message } from '../feedback/message.tsx'
import { toCameraError, cameraErrorTexts, unavailableCamera, type CameraError } from './camera-error.ts'
import styles from './scan.module.css'

/** Between two looks at the picture: often enough for a hand that trembles, seldom enough for a phone's battery. */
const scanIntervalMs = 150

interface ScanCameraProps {
  /** Says what is in front of the camera, whenever that changes; `true` ends the search. */
  onCodes: (codes: string[]) => boolean
}

/** The live camera. It starts when asked, and stops when a code is found or the page is left. */
export function ScanCamera({ onCodes }: ScanCameraProps) {
  const [stream, setStream] = useState<MediaStream>()
  const [isStarting, setStarting] = useState(false)
  const [cameraError, setCameraError] = useState<CameraError>()
  const isGone = useRef(false)

  const place = useRef<HTMLDivElement>(null)
  const isOn = stream !== undefined
  const wasOn = useRef(isOn)

  // The button that was pressed has gone: the focus goes to the one that takes its place.
  useEffect(() => {
    if (isOn !== wasOn.current) place.current?.querySelector('button')?.focus()
    wasOn.current = isOn
  }, [isOn])

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  async function start() {
    if (isStarting) return
    setCameraError(unavailableCamera())
    if (unavailableCamera()) return
    setStarting(true)
    try {
      const started = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
      if (isGone.current) stopAll(started)
      else setStream(started)
    } catch (error) {
      setCameraError(toCameraError(error))
    } finally {
      setStarting(false)
    }
  }

  function stop(why?: CameraError) {
    setCameraError(why)
    setStream(undefined)
  }

  return (
    <div ref={place}>
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

interface ViewfinderProps extends ScanCameraProps {
  stream: MediaStream
  stop: (why?: CameraError) => void
}

function Viewfinder({ stream, onCodes, stop }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null)
  const heard = useRef({ onCodes, stop })
  useEffect(() => {
    heard.current = { onCodes, stop }
  })

  useEffect(() => {
    const view = video.current
    if (!view) return
    let isOver = false
    const ended = () => heard.current.stop('stopped')
    for (const track of stream.getTracks()) track.addEventListener('ended', ended)
    view.srcObject = stream
    void view.play().catch(() => undefined)
    watch(
      view,
      (codes) => heard.current.onCodes(codes),
      () => isOver,
    ).then(
      (isFound) => isFound && heard.current.stop(),
      () => heard.current.stop('unsupported'),
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

/** Looks until a code is taken or it is over; the same codes are reported once. */
async function watch(video: HTMLVideoElement, onCodes: (codes: string[]) => boolean, isOver: () => boolean) {
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
