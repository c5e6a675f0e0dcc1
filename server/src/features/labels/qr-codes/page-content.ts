export type PageContent = ReturnType<typeof createPageContent>

const zero = '0'.charCodeAt(0)
const space = ' '.charCodeAt(0)
const rectangle = Buffer.from('1 re\n')

/**
 * What is drawn on a page, as operators of PDF. A label has some five hundred rectangles: written as bytes into memory
 * that the next page uses again, they leave nothing behind to be collected.
 */
export function createPageContent() {
  let bytes = Buffer.allocUnsafe(64 * 1024)
  let length = 0
  return {
    /** Latin letters only. */
    write(text: string) {
      makeRoom(text.length)
      length += bytes.write(text, length, 'latin1')
    },
    /** One unit high, from whole numbers below a thousand. */
    writeRectangle(x: number, y: number, width: number) {
      makeRoom(20)
      writeNumber(x)
      writeNumber(y)
      writeNumber(width)
      // Faster than a call for five bytes, five hundred times for each label.
      for (let index = 0; index < rectangle.length; index += 1) bytes[length++] = rectangle[index] ?? 0
    },
    /** Good until something else is written. */
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

  function makeRoom(more: number) {
    if (length + more <= bytes.length) return
    const larger = Buffer.allocUnsafe(2 * (length + more))
    bytes.copy(larger, 0, 0, length)
    bytes = larger
  }
}
