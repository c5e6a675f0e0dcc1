import { Transform } from 'node:stream'
import { callbackify } from 'node:util'
import { ApiError } from '../../../api-error.ts'

/**
 * Holds back the last part of an image until `mayEnd` has allowed it. Otherwise the connection breaks off, and the device
 * has nothing that it could start: boards with stock firmware check only that an image is complete.
 */
export function holdBackEnd({ onPart, mayEnd }: { onPart: (part: Buffer) => void; mayEnd: () => Promise<boolean> }) {
  let last: Buffer | null = null
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      onPart(part)
      const before = last
      last = part
      done(null, before)
    },
    flush(done) {
      callbackify(mayEnd)((error, isAllowed) =>
        isAllowed ? done(null, last) : done(error ?? new ApiError('not-found')),
      )
    },
  })
}
