const json = { 'content-type': 'application/json' }

/** Whom every server that is measured makes superadmin. */
export const superadminEmail = 'superadmin@example.org'

/** The superadmin's access token, good for a quarter of an hour; the account is made at the first call. */
export async function superadmin(url: string): Promise<string> {
  const signedIn = toolkit<{ idToken: string }>(url, 'signInWithPassword', {
    email: superadminEmail,
    password: 'correct horse',
    returnSecureToken: true,
  })
  const { idToken } = await signedIn.catch(() => verifiedPerson(url, superadminEmail, 'correct horse'))
  const response = await fetch(`${url}/v1/auth/sign-in/id`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
  })
  if (!response.ok) throw new Error(`The superadmin's sign-in was answered with ${response.status}.`)
  return ((await response.json()) as { access_token: string }).access_token
}

/** Somebody of the server under test, signed up and verified by its front door. */
export async function verifiedPerson(url: string, email: string, password: string): Promise<{ idToken: string }> {
  await toolkit(url, 'signUp', { email, password, returnSecureToken: true })
  await post(`${url}/v1/auth/send-verify-email-email`, { email })
  await toolkit(url, 'update', { oobCode: await codeFor(url, email) })
  return toolkit(url, 'signInWithPassword', { email, password, returnSecureToken: true })
}

export function toolkit<Answer>(url: string, operation: string, body: object): Promise<Answer> {
  return post(`${url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=pipit-web`, body) as Promise<Answer>
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', headers: json, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.status === 204 ? null : response.json()
}

/** The mail is sent by a job, which takes a moment. */
async function codeFor(url: string, email: string): Promise<string> {
  for (;;) {
    const page = await (await fetch(`${url}/outbox`)).text()
    const letter = page.split('<article>').find((each) => each.includes(email))
    const code = /oobCode=([\w-]+)/.exec(letter ?? '')?.[1]
    if (code) return code
  }
}
