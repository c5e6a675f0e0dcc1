import { encode } from 'jpeg-js'

/** A JPEG with pseudo-random pixels, made by another library than the one under test. */
export function aPicture(width: number, height: number): Buffer {
  const data = Buffer.alloc(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1)
    data.writeUInt32LE((pixel * 2_654_435_761) % 2 ** 32, pixel * 4)
  return encode({ data, width, height }, 80).data
}
