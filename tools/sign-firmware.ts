import { signFirmware } from './firmware/sign-image.ts'

/** `npm run sign-firmware` makes a key pair for firmware, and signs images with it. It needs no server. */
try {
  console.log(await signFirmware(process.argv.slice(2)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
