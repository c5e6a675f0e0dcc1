import { boardCodeValidMinutes } from '@pipit/contract/boards/boards'
import { advisoryLocks } from '@pipit/database/advisory-locks'
import type { Queries } from '@pipit/database/connect'
import { assignments, sql } from '@pipit/database/sql'
import type { BoardIdentity } from './board-identity.ts'
import type { BoardModel } from './read-board-model.ts'

interface ClaimedBoard {
  deviceId: string
  accountId: string
  tokenVersion: number
  timeZone: string
}

type ConnectingBoard = Omit<ClaimedBoard, 'timeZone'> & { hasKey: boolean }

/** What a board says of itself. */
export interface BoardReport extends BoardModel {
  firmware: string | null
  signalDbm: number | null
}

/** Whom a family would claim. */
type ReportedBoard = Pick<BoardReport, 'hardwareModel' | 'firmware'>

export interface Activation extends ReportedBoard {
  id: string
  codeHash: Buffer
  challenge: string
  macAddress: string
  serialNumber: string | null
  isProven: boolean
  /** A board must not begin to speak a code that is about to end. */
  isEnding: boolean
}

type NewActivation = BoardIdentity &
  ReportedBoard &
  Pick<Activation, 'id' | 'codeHash' | 'challenge'> & {
    /** The narrowest first. Null for a board that has a family: it gets no code, and does not count. */
    networkHashes: Buffer[] | null
  }

/** A device that is the board already, or that a board with its MAC address can replace. */
export interface KnownBoard {
  deviceId: string
  /** Null if no family has it. */
  accountId: string | null
  name: string | null
  childId: string | null
  hasSameClientId: boolean
  /** That of a serial number that the waiting board does not have. */
  hasOtherKey: boolean
}

export type ClaimableBoard = Activation & { clientIdHash: Buffer }

interface NewBoard extends ReportedBoard {
  deviceId: string
  accountId: string
  name: string
  childId: string | null
}

type ReplacedBoard = Omit<NewBoard, 'name' | 'childId'> & {
  name: string | undefined
  childId: string | null | undefined
}

/**
 * A board that waits asks every three seconds, and then again after it has spoken its code; one that could not reach us
 * pauses for 80 seconds at most before it has failed five times. Whoever wants many codes has to keep asking for all.
 */
const askedWithinSeconds = 120
const minRemainingMinutes = 2

const isLive = sql`expires_at > now() and asked_at > now() - make_interval(secs => ${askedWithinSeconds})`
const activationColumns = sql`id, code_hash as "codeHash", challenge, mac_address as "macAddress",
  serial_number as "serialNumber", hardware_model as "hardwareModel", firmware, proven_at is not null as "isProven",
  expires_at < now() + make_interval(mins => ${minRemainingMinutes}) as "isEnding"`

export function boardStore(db: Queries) {
  return {
    /**
     * The board of a family whose account is not disabled. With new firmware, a board can begin to name a serial number. A
     * key that is known binds: a board that has it is only the device that was claimed with it, and that device only this
     * board. Otherwise whoever knows a Client-Id could claim a board first, and it would prove itself into their family.
     */
    async findClaimed({ clientIdHash, macAddress, serialNumber }: BoardIdentity) {
      const [found] = await db.query(sql<ClaimedBoard>`
        select devices.id as "deviceId", accounts.id as "accountId", devices.token_version as "tokenVersion",
               accounts.time_zone as "timeZone"
          from boards join devices on devices.id = device_id join accounts on accounts.id = account_id
         where client_id_hash = ${clientIdHash} and mac_address = ${macAddress} and not accounts.disabled
           and (boards.serial_number is not distinct from ${serialNumber}
                or not exists (select from board_keys where serial_number in (boards.serial_number, ${serialNumber})))`)
      return found
    },

    /** The same for a board that connects, when it does not say which serial number it has. */
    async findConnecting({ clientIdHash, macAddress }: Pick<BoardIdentity, 'clientIdHash' | 'macAddress'>) {
      const [found] = await db.query(sql<ConnectingBoard>`
        select devices.id as "deviceId", accounts.id as "accountId", devices.token_version as "tokenVersion",
               exists (select from board_keys where serial_number = boards.serial_number) as "hasKey"
          from boards join devices on devices.id = device_id join accounts on accounts.id = account_id
         where client_id_hash = ${clientIdHash} and mac_address = ${macAddress} and not accounts.disabled`)
      return found
    },

    /**
     * Writes only what differs, because each write notifies the open pages. A start that names no serial number does not
     * make it another board, whose key nobody would ask for.
     */
    async saveReport({ deviceId, accountId }: ClaimedBoard, { serialNumber }: BoardIdentity, report: BoardReport) {
      const { hardwareModel, firmware, signalDbm, boardType, chip, chipId, chipRevision } = report
      await db.execute(sql`
        update devices set hardware_model = ${hardwareModel}, firmware = ${firmware}, updated_at = now(),
               version = version + 1
         where account_id = ${accountId} and id = ${deviceId}
           and (hardware_model, firmware) is distinct from (${hardwareModel}, ${firmware})`)
      await db.execute(sql`
        update boards set serial_number = coalesce(${serialNumber}, serial_number), signal_dbm = ${signalDbm}, board_type = ${boardType},
               chip = ${chip}, chip_id = ${chipId}, chip_revision = ${chipRevision}
         where device_id = ${deviceId} and (serial_number, signal_dbm, board_type, chip, chip_id, chip_revision)
               is distinct from (coalesce(${serialNumber}, serial_number), ${signalDbm}, ${boardType}, ${chip}, ${chipId}, ${chipRevision})`)
    },

    async findKey(serialNumber: string) {
      const [found] = await db.query(sql<{ encryptedKey: Buffer }>`
        select encrypted_key as "encryptedKey" from board_keys where serial_number = ${serialNumber}`)
      return found?.encryptedKey
    },

    /** Returns how many were not known before. */
    addKeys: (keys: { serialNumber: string; encryptedKey: Uint8Array }[]) =>
      db.execute(sql`
        insert into board_keys (serial_number, encrypted_key)
        select * from unnest(${keys.map(({ serialNumber }) => serialNumber)}::text[],
                             ${keys.map(({ encryptedKey }) => encryptedKey)}::bytea[])
        on conflict do nothing`),

    /** What this board waits for. Its code counts for some time again. */
    async askAgain({ clientIdHash, macAddress, serialNumber }: BoardIdentity) {
      const [found] = await db.query(sql<Activation>`
        update board_activations set asked_at = now()
         where client_id_hash = ${clientIdHash} and mac_address = ${macAddress}
           and serial_number is not distinct from ${serialNumber} and ${isLive}
        returning ${activationColumns}`)
      return found
    },

    /** The lock lasts until the transaction ends, so that two new boards are not both the last one. */
    lockCodes: () =>
      db.query(sql<{ locked: string }>`select pg_advisory_xact_lock(${advisoryLocks.boardCodes})::text as locked`),

    /** How many boards have a code now: all, and those in each of these networks. */
    async countWaiting(networkHashes: Buffer[]) {
      const [counted] = await db.query(sql<{ total: number; inNetworks: number[] }>`
        with waiting as (
          select array_prepend(network_hash, wider_network_hashes) as networks
            from board_activations where network_hash is not null and ${isLive}
        )
        select (select count(*)::int from waiting) as total,
               array(select (select count(*)::int from waiting where hash = any (networks))
                       from unnest(${networkHashes}::bytea[]) with ordinality as network (hash, position)
                      order by position) as "inNetworks"`)
      return counted ?? { total: 0, inNetworks: [] }
    },

    /** This board's own, and all whose boards have stopped asking. */
    async removeActivations({ clientIdHash }: BoardIdentity) {
      await db.execute(sql`delete from board_activations where client_id_hash = ${clientIdHash} or not (${isLive})`)
    },

    /** False if another board has the same code now. */
    async addActivation(activation: NewActivation): Promise<boolean> {
      const { id, clientIdHash, macAddress, serialNumber, hardwareModel, firmware, codeHash, challenge } = activation
      const [networkHash = null, ...widerNetworkHashes] = activation.networkHashes ?? []
      const added = await db.execute(sql`
        insert into board_activations (id, client_id_hash, mac_address, serial_number, hardware_model, firmware,
               code_hash, challenge, network_hash, wider_network_hashes, expires_at)
        values (${id}, ${clientIdHash}, ${macAddress}, ${serialNumber}, ${hardwareModel}, ${firmware}, ${codeHash},
               ${challenge}, ${networkHash}, ${widerNetworkHashes}, now() + make_interval(mins => ${boardCodeValidMinutes}))
        on conflict do nothing`)
      return added === 1
    },

    /** The very one whose challenge was signed: by now, another board with the same Client-Id may wait. */
    async markActivationProven({ id }: Activation) {
      await db.execute(sql`update board_activations set proven_at = now() where id = ${id} and ${isLive}`)
    },

    /** Whether the board has signed its challenge. A proof counts once: of two simultaneous starts only one has it. */
    async takeProof({ clientIdHash, macAddress, serialNumber }: BoardIdentity): Promise<boolean> {
      const taken = await db.execute(sql`
        delete from board_activations
         where client_id_hash = ${clientIdHash} and mac_address = ${macAddress}
           and serial_number is not distinct from ${serialNumber} and proven_at is not null and ${isLive}`)
      return taken === 1
    },

    /**
     * Locked until the transaction ends: the board itself, or else a board of this family with its MAC address, which says
     * nothing about one with a key.
     */
    async lockKnown({ clientIdHash, macAddress, serialNumber }: BoardIdentity, accountId: string) {
      const hasOtherKey = sql`(boards.serial_number is distinct from ${serialNumber}
        and exists (select from board_keys where serial_number = boards.serial_number))`
      const [found] = await db.query(sql<KnownBoard>`
        select device_id as "deviceId", account_id as "accountId", name, child_id as "childId",
               client_id_hash = ${clientIdHash} as "hasSameClientId", ${hasOtherKey} as "hasOtherKey"
          from boards join devices on devices.id = device_id
         where client_id_hash = ${clientIdHash}
            or (mac_address = ${macAddress} and account_id = ${accountId} and not ${hasOtherKey})
         order by client_id_hash = ${clientIdHash} desc, registered_at desc limit 1 for update`)
      return found
    },

    /** Registers it for the family: as a new device, or as one that has no family now. */
    async register({ deviceId, accountId, name, childId, hardwareModel, firmware }: NewBoard) {
      await db.execute(sql`update device_presence set last_seen_at = null where device_id = ${deviceId}`)
      await db.execute(sql`
        insert into devices (id, status, account_id, name, child_id, hardware_model, firmware, registered_at, proven_at)
        values (${deviceId}, 'registered', ${accountId}, ${name}, ${childId}, ${hardwareModel}, ${firmware}, now(), now())
        on conflict (id) do update set status = 'registered', account_id = ${accountId}, name = ${name},
           child_id = ${childId}, hardware_model = ${hardwareModel}, firmware = ${firmware}, registered_at = now(),
           proven_at = now(), release_code_hash = null, update_notified = null, updated_at = now(),
           version = devices.version + 1, token_version = devices.token_version + 1`)
    },

    async saveIdentity(deviceId: string, { clientIdHash, macAddress, serialNumber }: BoardIdentity) {
      await db.execute(sql`
        insert into boards (device_id, mac_address, client_id_hash, serial_number)
        values (${deviceId}, ${macAddress}, ${clientIdHash}, ${serialNumber})
        on conflict (device_id) do update set mac_address = excluded.mac_address,
           client_id_hash = excluded.client_id_hash, serial_number = excluded.serial_number, signal_dbm = null`)
    },

    /**
     * Another board in the place of this one: whatever still has its tokens is refused. What is undefined stays. Names the
     * account, because that is what announces the change to all processes.
     */
    async replace({ deviceId, accountId, name, childId, hardwareModel, firmware }: ReplacedBoard) {
      await db.execute(sql`
        update devices set account_id = account_id, hardware_model = ${hardwareModel}, firmware = ${firmware},
               token_version = token_version + 1, version = version + 1, updated_at = now()
               ${assignments({ name, childId }, ['name', 'childId'])}
         where account_id = ${accountId} and id = ${deviceId}`)
    },

    async findByCode(codeHashes: Buffer[]) {
      const [found] = await db.query(sql<ClaimableBoard>`
        select ${activationColumns}, client_id_hash as "clientIdHash" from board_activations
         where code_hash = any(${codeHashes}) and ${isLive}`)
      return found
    },

    /** Only one of two simultaneous claims gets it. */
    async takeActivation(codeHashes: Buffer[]) {
      const [taken] = await db.query(sql<ClaimableBoard>`
        delete from board_activations where code_hash = any(${codeHashes}) and ${isLive}
        returning ${activationColumns}, client_id_hash as "clientIdHash"`)
      return taken
    },

    /** A guess that was right does not count. */
    async takeBackGuess(keys: Buffer[]) {
      await db.execute(sql`update rate_limits set count = count - 1 where key = any(${keys}) and count > 0`)
    },
  }
}
