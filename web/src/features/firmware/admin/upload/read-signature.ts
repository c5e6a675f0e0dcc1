const signature = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{86}==/
const model = /^model {6}(.+)$/m

/** The signature in what `npm run sign-firmware` prints. Any other text stays as it is, for the contract to refuse. */
export const readSignature = (text: string): string => signature.exec(text)?.[0] ?? text.trim()

/** The model that was signed, if the text says it. */
export const readSignedModel = (text: string): string | undefined => model.exec(text)?.[1]?.trim()
