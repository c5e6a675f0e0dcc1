interface Vision {
  url: string
  token: string
}

/** Sends what the firmware sends: a form with a question and a file. */
export function sendPicture(
  { url, token }: Vision = { url: '', token: '' },
  clientId: string,
  picture: Uint8Array<ArrayBuffer>,
  { question = 'What is this?', field = 'file', macAddress = '00:00:00:00:00:00' } = {},
) {
  const body = new FormData()
  body.set('question', question)
  body.set(field, new Blob([picture], { type: 'image/jpeg' }), 'camera.jpg')
  const headers = { authorization: `Bearer ${token}`, 'client-id': clientId, 'device-id': macAddress }
  return fetch(url, { method: 'POST', headers, body })
}
