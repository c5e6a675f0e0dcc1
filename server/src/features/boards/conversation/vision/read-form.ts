/** The question, the picture, and what a client may add. */
export const maxParts = 5
/** A part has a name, a type, and the name of a file. */
const maxHeaderBytes = 1000
/** RFC 2046 allows these characters, quoted or not. */
const boundaryPattern = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+./-]{1,70}))\s*(?:;|$)/i

/** The fields of a form; null for one that cannot be read, or that has more or longer parts than any board sends. */
export async function readForm(body: Buffer, contentType: string): Promise<FormData | null> {
  const [, quoted, plain] = boundaryPattern.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined || !hasFewShortParts(body, Buffer.from(`--${boundary}`))) return null
  // The type is written anew, so that nothing else is taken for the boundary than what was counted.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  return new Response(new Uint8Array(body), { headers }).formData().catch(() => null)
}

/** Looks before anything is parsed: tens of thousands of tiny parts, or of headers of one, would keep everybody waiting. */
function hasFewShortParts(body: Buffer, delimiter: Buffer): boolean {
  let parts = 0
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    const rest = body.subarray(at + delimiter.length, at + delimiter.length + maxHeaderBytes)
    if (rest.toString('latin1', 0, 2) === '--') return parts > 0
    parts += 1
    if (parts > maxParts || !rest.includes('\r\n\r\n')) return false
  }
  return false
}
