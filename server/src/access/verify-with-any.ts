import { jwtVerify, type JWTVerifyOptions } from 'jose'
import { signingKeyOf } from './signing-key.ts'

/** While the secret key is being replaced, there are tokens of two keys. Null if none of them has signed it. */
export async function verifyWithAny(token: string, keys: readonly Uint8Array[], options: JWTVerifyOptions) {
  for (const key of keys) {
    const verified = await jwtVerify(token, await signingKeyOf(key), options).catch(() => null)
    if (verified) return verified
  }
  return null
}
