import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

// This module is imported when a scan starts. By default the library fetches its WebAssembly from another host.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

const detector = new BarcodeDetector({ formats: ['qr_code'] })

/** So many pixels are quick to search, and enough for a label that fills most of the photo. */
const reducedSize = 1600

/** The texts of the QR codes in a frame of the camera. */
export async function decodeFrame(video: HTMLVideoElement): Promise<string[]> {
  return (await detector.detect(video)).map(({ rawValue }) => rawValue)
}

/** The texts of the QR codes in a picture; rejects if the browser cannot open it as a picture. */
export async function decodePicture(file: Blob): Promise<string[]> {
  const whole = await createImageBitmap(file)
  const scale = reducedSize / Math.max(whole.width, whole.height)
  if (scale >= 1) return decodeBitmap(whole)
  const reduced = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeQuality: 'high',
  })
  const found = await decodeBitmap(reduced)
  // A small label in a large photo is only readable at full size.
  return found.length > 0 ? found : decodeBitmap(whole)
}

async function decodeBitmap(bitmap: ImageBitmap) {
  return (await detector.detect(bitmap)).map(({ rawValue }) => rawValue)
}
