import { identityHeaders, type BoardIdentity } from './board-identity.ts'
import type { VisionAddress } from './mcp-server.ts'

/** Asks the server what is on a picture. Returns its answer as it is, as the firmware does. */
export async function sendPhoto(
  { url, token }: VisionAddress,
  identity: BoardIdentity,
  picture: Uint8Array,
  question: string,
): Promise<string> {
  const body = new FormData()
  body.append('question', question)
  body.append('file', new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' }), 'camera.jpg')
  const headers = { ...identityHeaders(identity), ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method: 'POST', headers, body })
  if (response.status !== 200) throw new Error('Failed to upload photo')
  return response.text()
}
