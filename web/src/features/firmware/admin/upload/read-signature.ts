import type { DeviceProtocol } from '@pipit/contract/devices/devices'

const signature = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{86}==/
const protocol = /^protocol {3}(pipit|xiaozhi)$/m
const model = /^model {6}(.+)$/m

/** The signature in what `npm run sign-firmware` prints. Any other text stays as it is, for the contract to refuse. */
export const readSignature = (text: string): string => signature.exec(text)?.[0] ?? text.trim()

/** Whether it was signed for devices of ours or for boards, if the text says it. */
export const readSignedProtocol = (text: string) => protocol.exec(text)?.[1] as DeviceProtocol | undefined

/** The model that was signed, if the text says it. */
export const readSignedModel = (text: string): string | undefined => model.exec(text)?.[1]?.trim()
