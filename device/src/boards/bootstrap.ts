import { createHmac } from 'node:crypto'
import type { BootstrapResponse } from '@pipit/contract/boards/bootstrap'
import { identityHeaders, type BoardIdentity } from './board-identity.ts'

export interface BoardModel {
  /** The firmware calls its build so. The type of the board, which several builds share, is another text. */
  type: string
  firmware: string
}

export interface BootstrapOptions {
  /** It was set on the board, such as https://…/xiaozhi/ota/. */
  otaUrl: string
  identity: BoardIdentity
  model: BoardModel
  signal?: AbortSignal
}

/** A board asks first where to connect and with which token, or with which code it can be claimed. */
export async function bootstrap(options: BootstrapOptions): Promise<BootstrapResponse> {
  const response = await post(options, options.otaUrl, systemInfo(options))
  if (response.status !== 200) throw new Error(`${options.otaUrl} answered ${response.status}.`)
  return (await response.json()) as BootstrapResponse
}

/** The firmware reads only the status: 200 is claimed, 202 not yet. */
export async function activate(options: BootstrapOptions, challenge: string): Promise<number> {
  const url = `${options.otaUrl.replace(/\/$/, '')}/activate`
  const response = await post(options, url, activationProof(options.identity, challenge))
  await response.body?.cancel()
  return response.status
}

/** A board without a serial number proves nothing. */
export function activationProof({ factory }: BoardIdentity, challenge: string) {
  if (!factory) return {}
  const hmac = createHmac('sha256', factory.key).update(challenge).digest('hex')
  return { algorithm: 'hmac-sha256', serial_number: factory.serialNumber, challenge, hmac }
}

function post({ identity, model, signal }: BootstrapOptions, url: string, body: unknown) {
  const { factory } = identity
  return fetch(url, {
    method: 'POST',
    headers: {
      ...identityHeaders(identity),
      'Activation-Version': factory ? '2' : '1',
      ...(factory && { 'Serial-Number': factory.serialNumber }),
      'User-Agent': `${model.type}/${model.firmware}`,
      'Accept-Language': 'en-US',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
}

/** The firmware's `GetSystemInfoJson` gives these values on an ESP32-S3 with 16 MB. */
function systemInfo({ identity: { macAddress, clientId }, model: { type, firmware } }: BootstrapOptions) {
  return {
    version: 2,
    language: 'en-US',
    flash_size: 16_777_216,
    minimum_free_heap_size: '7265024',
    mac_address: macAddress,
    uuid: clientId,
    chip_model_name: 'esp32s3',
    chip_info: { model: 9, cores: 2, revision: 2, features: 18 },
    application: {
      name: 'xiaozhi',
      version: firmware,
      compile_time: 'Aug  8 2026T08:33:45Z',
      idf_version: 'v6.0.2',
      elf_sha256: '0'.repeat(64),
    },
    partition_table: [
      { label: 'nvs', type: 1, subtype: 2, address: 36_864, size: 16_384 },
      { label: 'ota_0', type: 0, subtype: 16, address: 131_072, size: 4_128_768 },
    ],
    ota: { label: 'ota_0' },
    display: { monochrome: true, width: 128, height: 64 },
    board: {
      type: 'simulated-board',
      name: type,
      manufacturer: 'simulated',
      ssid: 'Simulated',
      rssi: -55,
      channel: 6,
      mac: macAddress,
    },
  }
}
