import { CameraOutlined } from '@ant-design/icons'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '../forms/busy-button.tsx'
import { Message } from '../feedback/message.tsx'
import { toMediaDeviceError, cameraErrorTexts, mediaDevicesError, type MediaDeviceError } from './media-device-error.ts'
import styles from './scan.module.css'

/** Between two scans: short enough for an unsteady hand, long enough for a phone's battery. */
const scanIntervalMs = 150

/** Whether a scan has succeeded since the application was opened: who scans label after label starts the camera once. */
let hasScanned = false

interface CameraScannerProps {
  /** Called with the codes in view whenever they change; returning true ends the scan. */
  onCodes: (codes: string[]) => boolean
}

/** The live camera. It starts on request or after an earlier scan, and stops when a code is accepted or the page is left. */
export function CameraScanner({ onCodes }: CameraScannerProps) {
  const [stream, setStream] = useState<MediaStream>()
  const [isStarting, setStarting] = useState(() => hasScanned)
  const [cameraError, setCameraError] = useState<MediaDeviceError>()

  const container = useRef<HTMLDivElement>(null)
  const isOn = stream !== undefined
  const wasOn = useRef(isOn)

  // If the pressed button is gone, the focus moves to the one that replaces it.
  useEffect(() => {
    if (isOn !== wasOn.current && document.activeElement === document.body)
      container.current?.querySelector('button')?.focus()
    wasOn.current = isOn
  }, [isOn])

  useEffect(() => {
    if (!isStarting) return
    let isOver = false
    openCamera()
      .then(
        (opened) => (isOver ? stopAll(opened) : setStream(opened)),
        (error: unknown) => setCameraError(toMediaDeviceError(error)),
      )
      .finally(() => setStarting(false))
    return () => {
      isOver = true
    }
  }, [isStarting])

  function start() {
    const error = mediaDevicesError()
    setCameraError(error)
    setStarting(error === undefined)
  }

  function accept(codes: string[]) {
    const isAccepted = onCodes(codes)
    if (isAccepted) hasScanned = true
    return isAccepted
  }

  function stop(why?: MediaDeviceError) {
    setCameraError(why)
    setStream(undefined)
  }

  return (
    <div ref={container}>
      {cameraError !== undefined && <Message kind="error">{i18n._(cameraErrorTexts[cameraError])}</Message>}
      {stream ? (
        <Viewfinder stream={stream} onCodes={accept} stop={stop} />
      ) : (
        <BusyButton
          type="primary"
          icon={<CameraOutlined aria-hidden />}
          isBusy={isStarting}
          busyText={t`Starting the camera ...`}
          onClick={start}
        >
          {cameraError === undefined ? t`Scan with the camera` : t`Try the camera again`}
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
        <video ref={video} muted playsInline aria-label={t`What the camera sees`} />
      </div>
      <output className={styles.hint}>
        <Trans>Hold the label in front of the camera, so that the whole code is in the picture.</Trans>
      </output>
      <Button size="large" block onClick={() => stop()}>
        <Trans>Stop the camera</Trans>
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

function openCamera() {
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
}

function stopAll(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
