import { z } from 'zod'

/** What a board with the xiaozhi firmware sends when it starts. Boards send much more, which is ignored. */

/** Boards report numbers where we expect texts, and the reverse. */
const text = z.union([z.string(), z.number()]).transform(String)
const shortText = text.pipe(z.string().trim().max(200)).catch('')
/** The wifi's signal in dBm: −30 is next to the router, and below −90 nothing works. */
const signal = z.number().min(-127).max(0).transform(Math.round).nullable().catch(null)

/** The chip's model and revision: small numbers that ESP-IDF defines. */
const chipNumber = z.int().min(0).max(0xffff).nullable().catch(null)

const nothingReported = {
  mac_address: '',
  uuid: '',
  chip_model_name: '',
  chip_info: { model: null, revision: null },
  application: { version: '' },
  board: { type: '', name: '', rssi: null },
}

export const boardReport = z
  .looseObject({
    mac_address: shortText,
    uuid: shortText,
    chip_model_name: shortText,
    chip_info: z.looseObject({ model: chipNumber, revision: chipNumber }).catch(nothingReported.chip_info),
    application: z.looseObject({ version: shortText }).catch({ version: '' }),
    board: z.looseObject({ type: shortText, name: shortText, rssi: signal }).catch(nothingReported.board),
  })
  .catch(nothingReported)

/** The answer to the challenge of version 2 of the activation, by the key in the board's eFuses. */
export const boardProof = z.object({
  algorithm: z.literal('hmac-sha256'),
  serial_number: z.string().max(100),
  challenge: z.string().max(200),
  hmac: z.string().regex(/^[0-9a-f]{64}$/i),
})

export interface BootstrapResponse {
  server_time: { timestamp: number; timezone_offset: number }
  /** It has a `url` only if there is something to install. */
  firmware: { version: string; url?: string }
  /** A board that no family has claimed gets it without a token, and only if it has no key. */
  websocket?: { url: string; token: string; version: number }
  /** A board gets it that has to be claimed, or that has to prove itself (without a code). */
  activation?: { code?: string; message: string; challenge: string; timeout_ms: number }
}
