import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aBoard } from './testing/board.ts'
import { familiesWithBoards, unknownCode } from './testing/families-with-boards.ts'

const server = startTestServer()
const { aFamily, aClaimedBoard, codeOf } = familiesWithBoards(server)

describe('a board with a serial number', () => {
  async function aKnownBoard() {
    const serialNumber = `SN-${randomUUID()}`
    const key = randomBytes(32)
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    const boards = [{ serialNumber, key: key.toString('hex') }]
    expect(await server.call('POST /admin/board-keys', { bearer, body: { boards } })).toEqual({ addedCount: 1 })
    return { serialNumber, key }
  }

  test('signs a challenge each time it starts, before it gets a token', async () => {
    const [family, board] = [await aFamily(), aBoard(server.url, await aKnownBoard())]
    const first = await board.bootstrap()
    expect(await board.activate(first.activation?.challenge)).toBe(202)
    await family.claim(first.activation?.code ?? '')
    const { websocket, activation } = await board.bootstrap()
    expect(websocket).toBeUndefined()
    expect(activation?.code).toBeUndefined()
    expect(await board.activate(activation?.challenge)).toBe(200)
    expect((await board.bootstrap()).websocket?.token).toBeTruthy()

    const again = await board.bootstrap()
    expect(again.websocket?.token, 'a proof counts for one start').toBeFalsy()
    expect(again.activation?.challenge).not.toBe(activation?.challenge)
    expect(await board.activate(activation?.challenge), 'what was signed before').toBe(403)
    expect((await board.bootstrap()).websocket?.token).toBeFalsy()
  })

  test('gets one token for one proof, also if it starts twice at the same moment', async () => {
    const [family, board] = [await aFamily(), aBoard(server.url, await aKnownBoard())]
    const first = await board.bootstrap()
    await board.activate(first.activation?.challenge)
    await family.claim(first.activation?.code ?? '')
    await board.activate((await board.bootstrap()).activation?.challenge)
    const starts = await Promise.all([board.bootstrap(), board.bootstrap(), board.bootstrap()])
    expect(starts.filter(({ websocket }) => websocket)).toHaveLength(1)
  })

  test('starts again at once after it was claimed, instead of waiting for a code that was typed', async () => {
    const [family, board] = [await aFamily(), aBoard(server.url, await aKnownBoard())]
    const { activation } = await board.bootstrap()
    await board.activate(activation?.challenge)
    await family.claim(activation?.code ?? '')
    expect(await board.activate(activation?.challenge)).toBe(200)
  })

  test('is refused with another key, and cannot be claimed', async () => {
    const [family, known] = [await aFamily(), await aKnownBoard()]
    const board = aBoard(server.url, { ...known, key: randomBytes(32) })
    const { activation } = await board.bootstrap()
    expect(await board.activate(activation?.challenge)).toBe(403)
    await expect(family.claim(activation?.code ?? '')).rejects.toMatchObject(unknownCode)
  })

  test('that is not known here is like one without: its Client-Id is its secret', async () => {
    const { board } = await aClaimedBoard({ serialNumber: 'SN-unknown', key: randomBytes(32) })
    expect((await board.bootstrap()).websocket?.token).toBeTruthy()
  })

  test('that it names only with newer firmware stays the board of its family', async () => {
    const { board, family } = await aClaimedBoard()
    const updated = aBoard(server.url, { ...board, serialNumber: `SN-${randomUUID()}` })
    expect((await updated.bootstrap()).websocket?.token).toBeTruthy()
    expect(await family.devices()).toMatchObject([{ serialNumber: expect.stringContaining('SN-') }])
  })

  test('that it names only with newer firmware is claimed again if its key is known, and cannot go back', async () => {
    const [{ board, family, device }, known] = [await aClaimedBoard(), await aKnownBoard()]
    const updated = aBoard(server.url, { ...board, ...known })
    const { websocket, activation } = await updated.bootstrap()
    expect(websocket).toBeUndefined()
    expect(await updated.activate(activation?.challenge), 'what was claimed has not proven to have the key').toBe(202)
    expect(await family.claim(activation?.code ?? '')).toMatchObject({ id: device.id })
    expect(await updated.activate((await updated.bootstrap()).activation?.challenge)).toBe(200)
    expect((await updated.bootstrap()).websocket?.token).toBeTruthy()
    const back = await board.bootstrap()
    expect(back.websocket?.token, 'without its serial number').toBeFalsy()
    await expect(family.claim(back.activation?.code ?? ''), 'nor can it be claimed').rejects.toMatchObject(unknownCode)
  })

  test('whose key is known belongs to nobody who only has its Client-Id, also after it has left its family', async () => {
    const [former, next, known] = [await aFamily(), await aFamily(), await aKnownBoard()]
    const board = aBoard(server.url, known)
    const claimProven = async (family: typeof former) => {
      const { activation } = await board.bootstrap()
      await board.activate(activation?.challenge)
      return family.claim(activation?.code ?? '')
    }
    const device = await claimProven(former)
    await former.deactivate(device.id)
    const { macAddress, clientId } = board
    const copy = aBoard(server.url, { macAddress, clientId })
    await expect(former.claim(await codeOf(copy))).rejects.toMatchObject(unknownCode)
    const otherKey = aBoard(server.url, { macAddress, clientId, ...(await aKnownBoard()) })
    const { activation } = await otherKey.bootstrap()
    expect(await otherKey.activate(activation?.challenge)).toBe(202)
    await expect(former.claim(activation?.code ?? '')).rejects.toMatchObject(unknownCode)
    expect(await claimProven(next)).toMatchObject({ id: device.id })
    expect(await former.devices()).toEqual([])
  })

  test('whose key is known does not prove itself into a family that has claimed its Client-Id before', async () => {
    const { family: impostor, board: copy } = await aClaimedBoard()
    const { macAddress, clientId } = copy
    const board = aBoard(server.url, { macAddress, clientId, ...(await aKnownBoard()) })
    const { activation } = await board.bootstrap()
    expect(await board.activate(activation?.challenge)).toBe(202)
    expect((await board.bootstrap()).websocket?.token).toBeFalsy()
    expect(await impostor.devices()).toMatchObject([{ serialNumber: null }])
  })

  test('whose key is known gives its place to no board with its MAC address that has another key or none', async () => {
    const [family, known] = [await aFamily(), await aKnownBoard()]
    const board = aBoard(server.url, known)
    const { activation } = await board.bootstrap()
    await board.activate(activation?.challenge)
    const device = await family.claim(activation?.code ?? '')
    const code = await codeOf(aBoard(server.url, { macAddress: board.macAddress }))
    expect((await family.check(code)).replaces).toBeNull()
    await expect(family.claim(code, { replacesDeviceId: device.id })).rejects.toMatchObject({ status: 400 })
  })

  test('keeps it when it starts without it, so that a key that is imported later binds', async () => {
    const serialNumber = `SN-${randomUUID()}`
    const { family, board } = await aClaimedBoard({ serialNumber })
    const { macAddress, clientId } = board
    expect((await aBoard(server.url, { macAddress, clientId }).bootstrap()).websocket?.token).toBeTruthy()
    expect(await family.devices()).toMatchObject([{ serialNumber }])
  })
})
