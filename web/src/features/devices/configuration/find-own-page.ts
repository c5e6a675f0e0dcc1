/** Addresses that exist only in the network at home. */
const homeHost = /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.[\d.]+$|\.local$/

/**
 * The first address at home among those that a device names. Whatever is near can say that it is a device, so it must
 * not lead a parent anywhere else.
 */
export function findOwnPage(addresses: string[]): string | undefined {
  return addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address))
    .find((url) => isWeb(url) && homeHost.test(url.hostname))?.href
}

/** A name before the host could look like the host. */
function isWeb({ protocol, username, password }: URL) {
  return ['http:', 'https:'].includes(protocol) && username === '' && password === ''
}
