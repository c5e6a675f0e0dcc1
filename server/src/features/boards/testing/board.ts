import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { BootstrapResponse } from '@pipit/contract/boards/bootstrap'

interface BoardOptions {
  macAddress?: string
  clientId?: string
  /** Version 2 of the activation needs a serial number, and the key in the eFuses. */
  serialNumber?: string
  key?: Buffer
  /** The address that it calls from, for a server behind a proxy. */
  address?: string
}

/** One of the two builds for boards of the type bread-compact-wifi: with the larger display. */
export const buildName = 'bread-compact-wifi-128x64'

/** A board with the xiaozhi firmware, as far as starting goes. */
export function aBoard(serverUrl: string, { macAddress, clientId, serialNumber, key, address }: BoardOptions = {}) {
  const mac =
    macAddress ??
    randomBytes(6)
      .toString('hex')
      .replaceAll(/(..)(?=.)/g, '$1:')
  const client = clientId ?? randomUUID()
  const headers = {
    'content-type': 'application/json',
    'device-id': mac,
    'client-id': client,
    'user-agent': `${buildName}/2.0.5`,
    'accept-language': 'en-US',
    'activation-version': serialNumber ? '2' : '1',
    ...(serialNumber && { 'serial-number': serialNumber }),
    ...(address !== undefined && { 'x-forwarded-for': address }),
  }
  const report = {
    version: 2,
    language: 'en-US',
    flash_size: 16_777_216,
    minimum_free_heap_size: '7265024',
    mac_address: mac,
    uuid: client,
    chip_model_name: 'esp32s3',
    chip_info: { model: 9, cores: 2, revision: 2, features: 18 },
    application: { name: 'xiaozhi', version: '2.0.5', compile_time: 'Oct 1 2026T10:00:00Z', idf_version: 'v5.5' },
    partition_table: [{ label: 'nvs', type: 1, subtype: 2, address: 36_864, size: 16_384 }],
    ota: { label: 'ota_0' },
    board: { type: 'bread-compact-wifi', name: buildName, ssid: 'Home', rssi: -55, channel: 6 },
  }
  const post = (path: string, body: unknown) =>
    fetch(serverUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })

  return {
    macAddress: mac,
    clientId: client,
    post,
    /** What it sends when it starts with this version of its firmware. */
    reportOf: (version: string, others: Record<string, unknown> = {}) => ({
      ...report,
      application: { ...report.application, version },
      ...others,
    }),
    async bootstrap(given: unknown = report): Promise<BootstrapResponse> {
      const response = await post('/xiaozhi/ota/', given)
      if (response.status !== 200) throw new Error(`The board was answered ${response.status}.`)
      return (await response.json()) as BootstrapResponse
    },
    /** The status, which is all that the firmware reads. */
    async activate(challenge = ''): Promise<number> {
      const hmac = createHmac('sha256', key ?? '')
        .update(challenge)
        .digest('hex')
      const proof = { algorithm: 'hmac-sha256', serial_number: serialNumber, challenge, hmac }
      return (await post('/xiaozhi/ota/activate', serialNumber ? proof : {})).status
    },
  }
}
