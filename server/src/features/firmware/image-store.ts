import { randomUUIDv7 } from 'node:crypto'
import type { DeviceProtocol } from '@pipit/contract/devices/devices'
import { advisoryLockNamespaces } from '@pipit/database/advisory-locks'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export interface ImageRow {
  id: string
  protocol: DeviceProtocol
  hardwareModel: string
  version: string
  notes: string
  size: number
  sha256: Buffer
  signature: Buffer
  projectName: string
  chipId: number
  createdAt: Date
  withdrawnAt: Date | null
}

interface ModelRow {
  hardwareModel: string
  protocol: DeviceProtocol
  boardType: string | null
  chip: string | null
}

export type NewImage = Omit<ImageRow, 'id' | 'createdAt' | 'withdrawnAt'> & { file: string }

const columns = sql`id, protocol, hardware_model as "hardwareModel", version, notes, size, sha256, signature,
  project_name as "projectName", chip_id as "chipId", created_at as "createdAt", withdrawn_at as "withdrawnAt"`

export function imageStore(db: Queries) {
  return {
    /** Undefined if the model has an image of this version. */
    async add(image: NewImage) {
      const { protocol, hardwareModel, version, notes, size, sha256, signature, file, chipId, projectName } = image
      const [added] = await db.query(sql<ImageRow>`
        insert into firmware_images (id, protocol, hardware_model, version, notes, size, sha256, signature, file, chip_id, project_name)
        values (${randomUUIDv7()}, ${protocol}, ${hardwareModel}, ${version}, ${notes}, ${size}, ${sha256}, ${signature}, ${file},
                ${chipId}, ${projectName})
        on conflict do nothing returning ${columns}`)
      return added
    },

    async find(imageId: string) {
      const [found] = await db.query(sql<ImageRow>`select ${columns} from firmware_images where id = ${imageId}`)
      return found
    },

    async findVersion(hardwareModel: string, version: string) {
      const [found] = await db.query(sql<ImageRow & { file: string }>`
        select ${columns}, file from firmware_images
         where hardware_model = ${hardwareModel} and version_numbers(version) = version_numbers(${version})`)
      return found
    },

    /** One of two simultaneous uploads for a model waits for the other. Call it within a transaction. */
    async lockModel(hardwareModel: string) {
      await db.execute(
        sql`select pg_advisory_xact_lock(${advisoryLockNamespaces.firmwareModels}, hashtext(${hardwareModel}))`,
      )
    },

    /** Undefined if the model has none. Withdrawn ones do not count: they may have been uploaded by mistake. */
    async findOffered(hardwareModel: string) {
      const [found] = await db.query(sql<ImageRow>`
        select ${columns} from firmware_images where hardware_model = ${hardwareModel} and withdrawn_at is null limit 1`)
      return found
    },

    /** Locked against a withdrawal until the transaction ends. */
    async lock(imageId: string) {
      const [found] = await db.query(
        sql<ImageRow>`select ${columns} from firmware_images where id = ${imageId} for share`,
      )
      return found
    },

    /** Newest first: the ids are UUIDv7, so they grow with time. */
    list: ({
      cursor,
      hardwareModel,
      limit,
    }: {
      cursor?: string | undefined
      hardwareModel?: string | undefined
      limit: number
    }) =>
      db.query(sql<ImageRow>`
        select ${columns} from firmware_images
         where (${cursor ?? null}::uuid is null or id < ${cursor ?? null}::uuid)
           and (${hardwareModel ?? null}::text is null or hardware_model = ${hardwareModel ?? null})
         order by id desc limit ${limit + 1}`),

    async withdraw(imageId: string) {
      const [withdrawn] = await db.query(sql<ImageRow>`
        update firmware_images set withdrawn_at = coalesce(withdrawn_at, now()) where id = ${imageId} returning ${columns}`)
      return withdrawn
    },

    /** The models of the devices of all families. Somebody may have let a board lie: what most of them say counts. */
    listModels: () =>
      db.query(sql<ModelRow>`
        select hardware_model as "hardwareModel", case when board.device_id is null then 'pipit' else 'xiaozhi' end as protocol,
               mode() within group (order by board_type) as "boardType", mode() within group (order by chip) as chip
          from devices device left join boards board on board.device_id = device.id
         where account_id is not null group by 1, 2 order by 1, 2 limit 1000`),
  }
}
