import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export interface ImageRow {
  id: string
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

type NewImage = Omit<ImageRow, 'id' | 'createdAt' | 'withdrawnAt'> & { file: string }

const columns = sql`id, hardware_model as "hardwareModel", version, notes, size, sha256, signature,
  project_name as "projectName", chip_id as "chipId", created_at as "createdAt", withdrawn_at as "withdrawnAt"`

export function imageStore(db: Queries) {
  return {
    /** Undefined if the model has an image of this version. */
    async add(image: NewImage) {
      const { hardwareModel, version, notes, size, sha256, signature, file, chipId, projectName } = image
      const [added] = await db.query(sql<ImageRow>`
        insert into firmware_images (id, hardware_model, version, notes, size, sha256, signature, file, chip_id, project_name)
        values (${randomUUIDv7()}, ${hardwareModel}, ${version}, ${notes}, ${size}, ${sha256}, ${signature}, ${file},
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

    /** Undefined if the model has no image yet. */
    async findChip(hardwareModel: string) {
      const [found] = await db.query(sql<{ chipId: number }>`
        select chip_id as "chipId" from firmware_images where hardware_model = ${hardwareModel} limit 1`)
      return found?.chipId
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

    /** Of the devices of all families. */
    async listModels() {
      const rows = await db.query(sql<{ hardwareModel: string }>`
        select hardware_model as "hardwareModel" from devices where account_id is not null
         group by hardware_model order by hardware_model limit 1000`)
      return rows.map(({ hardwareModel }) => hardwareModel)
    },
  }
}
