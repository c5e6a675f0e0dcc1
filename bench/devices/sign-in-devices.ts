import { createDeviceApi } from '@pipit/device/api-client'

export interface Credentials {
  deviceId: string
  deviceApiKey: string
}

/** Exchanges the key of each device for a token, as the firmware does. */
export async function signInDevices(serverUrl: string, devices: Credentials[], concurrency: number): Promise<string[]> {
  const call = createDeviceApi({ serverUrl })
  const tokens: string[] = []
  let next = 0
  await Promise.all(Array.from({ length: concurrency }, signInNext))
  return tokens

  async function signInNext() {
    for (let index = next++; index < devices.length; index = next++) {
      const device = devices[index]
      if (!device) return
      tokens[index] = (await call('POST /auth/sign-in/device', { body: device })).access_token
    }
  }
}
