import { describe, expect, test } from 'vitest'
import { frameVersions, maxPacketBytes, readFrame, writeFrame } from './frames.ts'

const packet = Uint8Array.of(0xfc, 1, 2, 3)
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'))

describe('the binary frames of boards', () => {
  test.each(frameVersions)('a packet is the same after writing and reading version %i', (version) => {
    expect(readFrame(version, writeFrame(version, packet, 1234))).toEqual({ type: 'audio', packet })
  })

  test('version 1 is the packet alone', () => {
    expect(writeFrame(1, packet)).toEqual(packet)
  })

  test('version 2 has version, type, time and size in big-endian order', () => {
    expect(writeFrame(2, packet, 0x01020304)).toEqual(bytes('0002 0000 00000000 01020304 00000004 fc010203'))
  })

  test('version 3 has type and size', () => {
    expect(writeFrame(3, packet)).toEqual(bytes('00 00 0004 fc010203'))
  })

  test('a frame within a larger buffer is read where it is', () => {
    const buffer = bytes('ffffff 00 00 0004 fc010203')
    expect(readFrame(3, buffer.subarray(3))).toEqual({ type: 'audio', packet })
  })

  test('versions 2 and 3 may carry JSON', () => {
    expect(readFrame(3, bytes('01 00 0002 7b7d'))).toEqual({ type: 'json', text: '{}' })
    expect(readFrame(2, bytes('0002 0001 00000000 00000000 00000002 7b7d'))).toEqual({ type: 'json', text: '{}' })
  })

  test.each([
    ['nothing', 1, ''],
    ['a header that is cut off', 2, '0002 0000 0000'],
    ['a header that is cut off', 3, '00 00 00'],
    ['a packet that is cut off', 2, '0002 0000 00000000 00000000 00000008 fc010203'],
    ['a packet that is cut off', 3, '00 00 0008 fc010203'],
    ['a size that is smaller than the packet', 3, '00 00 0001 fc010203'],
    ['a size of four gigabytes', 2, '0002 0000 00000000 00000000 ffffffff fc010203'],
    ['an unknown type', 3, '07 00 0004 fc010203'],
    ['another version', 2, '0003 0000 00000000 00000000 00000004 fc010203'],
    ['no packet', 3, '00 00 0000'],
  ] as const)('%s is refused in version %i', (_, version, hex) => {
    expect(readFrame(version, bytes(hex))).toBeNull()
  })

  test('a packet that is larger than Opus allows is refused', () => {
    expect(readFrame(1, new Uint8Array(maxPacketBytes))).not.toBeNull()
    expect(readFrame(1, new Uint8Array(maxPacketBytes + 1))).toBeNull()
  })
})
