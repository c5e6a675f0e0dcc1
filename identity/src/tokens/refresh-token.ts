import type { Dependencies } from '../dependencies.ts'

interface RefreshToken {
  signInId: string
  /** Each rotation raises it. */
  generation: number
}

/** Signed, not stored: whoever presents the token before the newest one can be given the newest one again. */
export const writeRefreshToken = ({ cipher }: Pick<Dependencies, 'cipher'>, token: RefreshToken): string =>
  `${token.signInId}.${token.generation}.${cipher.sign(contentOf(token))}`

/** Null for a token that is not ours. */
export function readRefreshToken({ cipher }: Pick<Dependencies, 'cipher'>, text: string): RefreshToken | null {
  const [, signInId = '', generation, signature = ''] = /^(\w+)\.(\d{1,9})\.([\w-]+)$/.exec(text) ?? []
  const token = { signInId, generation: Number(generation) }
  return cipher.isSigned(contentOf(token), signature) ? token : null
}

const contentOf = ({ signInId, generation }: RefreshToken) => `refresh token ${generation} of ${signInId}`
