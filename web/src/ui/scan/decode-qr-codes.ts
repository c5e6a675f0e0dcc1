import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

// Loaded when somebody scans. Left alone, the library would fetch its WebAssembly from another host.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

const detector = new BarcodeDetector({ formats: ['qr_code'] })

/** Quick to search, and large enough for a label in a photograph of it. */
const reducedSize = 1600

/** What each QR code in a frame of the camera says. */
export async function decodeFrame(video: HTMLVideoElement): Promise<string[]> {
  return (await detector.detect(video)).map(({ rawValue }) => rawValue)
}

/** What each QR code in a picture says; rejects if the browser cannot open it as a picture. */
export async function decodePicture(file: Blob): Promise<string[]> {
  const whole = await createImageBitmap(file)
  const scale = reducedSize / Math.max(whole.width, whole.height)
  if (scale >= 1) return decodeBitmap(whole)
  const handy = await createImageBitmap(whole, { resizeWidth: Math.round(whole.width * scale), resizeQuality: 'high' })
  const found = await decodeBitmap(handy)
  // A small label in a large photograph is lost when the photograph shrinks.
  return found.length > 0 ? found : decodeBitmap(whole)
}

async function decodeBitmap(bitmap: ImageBitmap) {
  return (await detector.detect(bitmap)).map(({ rawValue }) => rawValue)
}
