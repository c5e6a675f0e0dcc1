import { randomBytes } from 'node:crypto'
import { buildImage, signImage, type createFirmwareKey } from '@pipit/server/features/firmware/testing/firmware-image'
import { aClaimedBoard, startBoard, type Board } from '../target/a-board.ts'
import { fromNewAddress } from '../target/addresses.ts'
import type { Families } from '../target/families.ts'
import { call, expectStatus } from '../target/people.ts'
import type { Try } from '../runner/check.ts'

type FirmwareKey = ReturnType<typeof createFirmwareKey>

const hardwareModel = 'trust board'
const protocol = 'xiaozhi'
const report = {
  application: { version: '1.0.0' },
  chip_model_name: 'esp32s3',
  chip_info: { model: 9 },
  board: { name: hardwareModel },
}

/** Addresses of firmware that the server did not make, or not for this. */
export async function tryDownloads(
  { target, superadmin, victim, attacker }: Families,
  key: FirmwareKey,
  { tally, tries }: Try,
) {
  await offerImage()
  const board = await aClaimedBoard(target, victim.parent)
  const other = await aClaimedBoard(target, attacker.parent)
  const [address, addressOfOther] = [await addressFor(board), await addressFor(other)]
  const right = await download(address)
  tally.count(right === 200, () => `the address of a board was answered ${right}`)

  const bytes = Buffer.from(address, 'base64url')
  const payloadOfOther = Buffer.from(addressOfOther, 'base64url').subarray(32)
  const forged = [
    ...Array.from({ length: tries(200, 20) }, () => randomBytes(bytes.length)),
    ...bytes
      .keys()
      .map((at) => changed(bytes, at))
      .toArray()
      .filter((_, at) => at % tries(1, 8) === 0),
    // The signature of one, with what another one says.
    Buffer.concat([bytes.subarray(0, 32), payloadOfOther]),
    Buffer.concat([bytes, Buffer.from('0')]),
    bytes.subarray(0, -1),
    bytes.subarray(0, 32),
    bytes.subarray(32),
  ]
  for (const each of forged) {
    const status = await download(each.toString('base64url'))
    tally.count(status === 404, () => `a forged address of firmware was answered ${status}`)
  }
  for (const each of ['', '.', '..%2F..%2Fetc%2Fpasswd', `${address}=`, `${address}%00`, address.toUpperCase()]) {
    const status = await download(each)
    tally.count(status === 404 || status === 400, () => `the address ${each.slice(0, 30)} was answered ${status}`)
  }

  // Passed on, an address ends with the registration that it was made for.
  const { accountId, token } = victim.parent
  const deactivated = await call(target, `DELETE /v1/accounts/${accountId}/devices/${board.deviceId}/deactivate`, {
    token,
  })
  expectStatus(deactivated, 200)
  const afterwards = await download(address)
  tally.count(afterwards === 404, () => `after its board was deactivated, an address was answered ${afterwards}`)
  const ofOther = await download(addressOfOther)
  tally.count(ofOther === 200, () => `the address of another board was answered ${ofOther}`)

  async function offerImage() {
    const image = buildImage({ version: '2.0.0', size: 20_000 })
    const version = '2.0.0'
    const signature = signImage(image, { protocol, hardwareModel, version }, key.privateKey)
    const uploaded = await target.fetch(
      `/v1/admin/firmware/images?${new URLSearchParams({ protocol, hardwareModel, version, signature }).toString()}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${superadmin.token}`, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(image),
      },
    )
    if (uploaded.status !== 201) throw new Error(`The image was answered ${uploaded.status}.`)
    const { id: imageId } = (await uploaded.json()) as { id: string }
    const body = { imageId, stages: [{ percent: 100, minHours: 0, minReturned: 0 }] }
    expectStatus(await call(target, 'POST /v1/admin/firmware/rollouts', { token: superadmin.token, body }), 201)
  }

  async function addressFor(claimed: Board) {
    const { firmware } = expectStatus(await startBoard(target, claimed, report), 200).json as {
      firmware: { url?: string }
    }
    if (firmware.url === undefined) throw new Error('The board was offered no firmware.')
    return firmware.url.slice(firmware.url.lastIndexOf('/') + 1)
  }

  async function download(name: string) {
    const response = await target.fetch(`/firmware/${name}`, { headers: fromNewAddress() })
    await response.arrayBuffer()
    return response.status
  }
}

function changed(bytes: Buffer, at: number) {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}
