import { vision } from '@pipit/contract/chat/events'
import { drawRotated, type Rotation } from './rotate-picture.ts'

export type Camera = Awaited<ReturnType<typeof startCamera>>

interface CameraOptions {
  rotation: () => Rotation
  onPicture: (jpeg: Uint8Array) => void
  onEnded: () => void
}

/** Takes a picture every two seconds, as a device does. */
export async function startCamera({ rotation, onPicture, onEnded }: CameraOptions) {
  const { width, height } = vision.camera
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { width: { ideal: width }, height: { ideal: height }, facingMode: 'environment' },
  })
  for (const track of stream.getTracks()) track.addEventListener('ended', onEnded)
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  // Rejected if the camera stops before the first frame, which `onEnded` reports.
  void video.play().catch(() => undefined)
  const canvas = document.createElement('canvas')
  canvas.width = vision.width
  canvas.height = vision.height
  const timer = window.setInterval(() => void takePicture(), vision.intervalMs)

  return {
    /** Draws what would be sent now onto a canvas of the page. */
    preview: (onto: HTMLCanvasElement) => drawRotated(video, rotation(), onto),
    stop() {
      window.clearInterval(timer)
      for (const track of stream.getTracks()) track.stop()
      video.srcObject = null
    },
  }

  async function takePicture() {
    if (video.readyState < video.HAVE_CURRENT_DATA) return
    drawRotated(video, rotation(), canvas)
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, vision.mediaType, vision.quality))
    if (jpeg && stream.active) onPicture(new Uint8Array(await jpeg.arrayBuffer()))
  }
}
