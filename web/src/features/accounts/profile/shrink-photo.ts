const side = 256

/** The middle square of a picture, small enough to be kept with the account. Nothing else of the file is sent. */
export async function shrinkPhoto(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const square = Math.min(picture.width, picture.height)
  const size = Math.min(side, square)
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  // What is see-through would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, size, size)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(picture.width - square) / 2, (picture.height - square) / 2]
  context.drawImage(picture, left, top, square, square, 0, 0, size, size)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
