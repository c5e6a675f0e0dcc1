const maxSidePx = 256

/** Crops a picture to its middle square and scales it down. Metadata of the file is lost on purpose. */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const square = Math.min(picture.width, picture.height)
  const size = Math.min(maxSidePx, square)
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  // JPEG has no transparency: it would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, size, size)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(picture.width - square) / 2, (picture.height - square) / 2]
  context.drawImage(picture, left, top, square, square, 0, 0, size, size)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
