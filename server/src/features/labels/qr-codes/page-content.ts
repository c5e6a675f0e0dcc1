export type PageContent = ReturnType<typeof createPageContent>

const zero = '0'.charCodeAt(0)
const space = ' '.charCodeAt(0)
const rectangle = Buffer.from('1 re\n')

/**
 * Collects the PDF operators of a page. A label has about 500 rectangles, so they are written as bytes into a buffer that
 * is reused for the next page, which avoids garbage.
 */
export function createPageContent() {
  let bytes = Buffer.allocUnsafe(64 * 1024)
  let length = 0
  return {
    /** Latin-1 only. */
    write(text: string) {
      reserve(text.length)
      length += bytes.write(text, length, 'latin1')
    },
    /** One unit high. All numbers must be integers below 1000. */
    writeRectangle(x: number, y: number, width: number) {
      reserve(20)
      writeNumber(x)
      writeNumber(y)
      writeNumber(width)
      // A loop is faster than a call to copy five bytes, 500 times per label.
      for (let index = 0; index < rectangle.length; index += 1) bytes[length++] = rectangle[index] ?? 0
    },
    /** The returned buffer is valid until the next write. */
    take(): Buffer {
      const taken = bytes.subarray(0, length)
      length = 0
      return taken
    },
  }

  function writeNumber(number: number) {
    if (number > 99) bytes[length++] = zero + Math.floor(number / 100)
    if (number > 9) bytes[length++] = zero + (Math.floor(number / 10) % 10)
    bytes[length++] = zero + (number % 10)
    bytes[length++] = space
  }

  function reserve(more: number) {
    if (length + more <= bytes.length) return
    const larger = Buffer.allocUnsafe(2 * (length + more))
    bytes.copy(larger, 0, 0, length)
    bytes = larger
  }
}
