import type { Dependencies } from '../dependencies.ts'

interface RefreshToken {
  signInId: string
  /** Each rotation raises it. */
  generation: number
}

/** The token is not stored, so whoever presents the one before the newest can be given the newest one again. */
export const writeRefreshToken = ({ cipher }: Pick<Dependencies, 'cipher'>, token: RefreshToken): string =>
  `${token.signInId}.${token.generation}.${cipher.sign(contentOf(token))}`

export function readRefreshToken({ cipher }: Pick<Dependencies, 'cipher'>, text: string): RefreshToken | null {
  const [, signInId = '', generation, signature = ''] = /^(\w+)\.(\d{1,9})\.([\w-]+)$/.exec(text) ?? []
  const token = { signInId, generation: Number(generation) }
  return cipher.isSigned(contentOf(token), signature) ? token : null
}

const contentOf = ({ signInId, generation }: RefreshToken) => `refresh token ${generation} of ${signInId}`
