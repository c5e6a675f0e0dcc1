import { randomBytes, verify, type KeyObject } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { DeviceProtocol } from '@pipit/contract/devices/devices'
import { firmwareSignedText, type SignedFirmware } from '@pipit/contract/firmware/signed-text'
import type { Database } from '@pipit/database/connect'
import { ApiError } from '../../api-error.ts'
import { checkFitsModel, checkImage } from './check-image.ts'
import type { ImageFiles } from './image-files.ts'
import { imageStore, type ImageRow, type NewImage } from './image-store.ts'
import { withUploadedFile, type UploadedFile } from './receive-upload.ts'

export interface UploadDependencies {
  database: Database
  files: ImageFiles
  publicKeys: { text: string; key: KeyObject }[]
  maxImageBytes: number
  /** Where uploads are written until they are checked. */
  uploadFolder: string
}

interface ImageDescription {
  protocol: DeviceProtocol
  hardwareModel: string
  version: string
  notes: string
  /** The signature in base64. */
  signature: string
}

interface Upload {
  body: IncomingMessage
  /** An upload takes minutes on a slow line. */
  authorizeAgain: () => Promise<void>
}

/** Checks an image while nobody can get it yet, then stores it. */
export async function uploadImage(
  dependencies: UploadDependencies,
  description: ImageDescription,
  { body, authorizeAgain }: Upload,
): Promise<ImageRow> {
  const { publicKeys, maxImageBytes: maxBytes, uploadFolder: folder } = dependencies
  if (publicKeys.length === 0) throw new ApiError('firmware-keys-missing')
  return withUploadedFile(body, { folder, maxBytes }, async (file) => {
    await authorizeAgain()
    return storeImage(dependencies, description, file)
  })
}

async function storeImage(
  { database, files, publicKeys }: UploadDependencies,
  { protocol, hardwareModel, version, notes, signature }: ImageDescription,
  { path, size, sha256 }: UploadedFile,
) {
  const store = imageStore(database)
  const { chipId, projectName } = await checkImage(path, { protocol, size, version })
  const signatureBytes = Buffer.from(signature, 'base64')
  checkSignature(publicKeys, { protocol, hardwareModel, version, size, sha256 }, signatureBytes)
  const existing = await store.findVersion(hardwareModel, version)
  if (existing?.protocol === protocol) return restoreFile(files, existing, { path, sha256 })
  const file = randomBytes(16).toString('hex')
  await files.writeFrom(file, { path, sha256 })
  const image = {
    protocol,
    hardwareModel,
    version,
    notes,
    size,
    sha256: Buffer.from(sha256, 'hex'),
    signature: signatureBytes,
    file,
    chipId,
    projectName,
  }
  try {
    return await addImage(database, image)
  } catch (error) {
    await files.remove(file)
    throw error
  }
}

function addImage(database: Database, image: NewImage) {
  return database.transaction(async (db) => {
    const store = imageStore(db)
    await store.lockModel(image.hardwareModel)
    checkFitsModel(image, (await store.findOffered(image.hardwareModel)) ?? image)
    const added = await store.add(image)
    if (!added) throw new ApiError('firmware-version-exists')
    return added
  })
}

function checkSignature(publicKeys: { key: KeyObject }[], signed: SignedFirmware, signature: Buffer) {
  const text = Buffer.from(firmwareSignedText(signed))
  if (!publicKeys.some(({ key }) => verify(null, text, key, signature)))
    throw new ApiError('firmware-signature-invalid')
}

/** After a database was restored from a backup, which has no images, the same bytes can be uploaded again. */
async function restoreFile(
  files: ImageFiles,
  existing: ImageRow & { file: string },
  { path, sha256 }: Pick<UploadedFile, 'path' | 'sha256'>,
) {
  const isSame = existing.sha256.toString('hex') === sha256
  const stored = isSame ? await files.readRange(existing.file, { start: 0, end: 0 }) : null
  stored?.destroy()
  if (!isSame || stored) throw new ApiError('firmware-version-exists')
  await files.writeFrom(existing.file, { path, sha256 })
  return existing
}
