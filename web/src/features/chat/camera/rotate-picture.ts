import { vision } from '@pipit/contract/chat/events'

export const rotations = [0, 90, 180, 270] as const
export type Rotation = (typeof rotations)[number]

interface Size {
  width: number
  height: number
}

/** The size at which the whole rotated picture of a camera fits into the picture that is sent. */
export function fitPicture(camera: Size, rotation: Rotation, into: Size = vision): Size {
  const isSideways = rotation % 180 !== 0
  const [across, down] = isSideways ? [camera.height, camera.width] : [camera.width, camera.height]
  const scale = Math.min(into.width / across, into.height / down)
  return { width: camera.width * scale, height: camera.height * scale }
}

/** Draws the camera's rotated picture onto a canvas of any size. */
export function drawRotated(video: HTMLVideoElement, rotation: Rotation, canvas: HTMLCanvasElement) {
  const drawing = canvas.getContext('2d')
  if (!drawing || video.videoWidth === 0) return
  const { width, height } = fitPicture({ width: video.videoWidth, height: video.videoHeight }, rotation, canvas)
  drawing.setTransform(1, 0, 0, 1, 0, 0)
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.translate(canvas.width / 2, canvas.height / 2)
  drawing.rotate((rotation * Math.PI) / 180)
  drawing.drawImage(video, -width / 2, -height / 2, width, height)
}
