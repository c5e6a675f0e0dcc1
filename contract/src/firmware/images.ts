import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { time } from '../api/fields.ts'
import { deviceProtocols } from '../devices/devices.ts'
import { listOf, page } from '../api/pagination.ts'
import { firmwareVersion } from './version.ts'

/** It has no control characters, because the model is a line of the signed text. */
export const hardwareModel = z
  .string()
  .trim()
  .min(1, /*i18n*/ 'Say which model it is.')
  .max(100, /*i18n*/ 'At most 100 characters.')
  .regex(/^\P{Cc}*$/u, /*i18n*/ 'Only one line.')

/** A model is one of devices of ours or one of boards: what a board says of itself, anybody can say. */
const protocol = z.enum(deviceProtocols, /*i18n*/ 'Say who installs it.')

/** Ed25519: 64 bytes in base64. */
const signature = z
  .string()
  .regex(/^[A-Za-z0-9+/]{86}==$/, /*i18n*/ 'A signature is 88 characters, as npm run sign-firmware prints it.')

const firmwareImage = z.object({
  id: z.uuid(),
  /** Whether devices of ours or boards install it. */
  protocol,
  hardwareModel: z.string(),
  version: z.string(),
  notes: z.string(),
  /** The size in bytes. */
  size: z.int(),
  sha256: z.string(),
  signature: z.string(),
  /** The name as the build wrote it into the image. */
  projectName: z.string(),
  /** The name of the chip, such as ESP32-S3. */
  chip: z.string(),
  createdAt: time,
  /** Nobody gets it any more since then. */
  withdrawnAt: time.nullable(),
})

const imageParams = z.object({ imageId: z.uuid() })

export const uploadFirmwareImage = defineEndpoint({
  method: 'POST',
  path: '/admin/firmware/images',
  summary:
    'Upload an application image of ESP-IDF, for devices of ours (`pipit`) or boards (`xiaozhi`). ' +
    'Its header, checksum and signature are checked. ' +
    'A version of a model can be uploaded once; the same bytes again are stored only if their file is lost',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: 'firmware-image.uploaded',
  query: z.object({
    protocol,
    hardwareModel,
    version: firmwareVersion,
    signature,
    notes: z.string().trim().max(2000, /*i18n*/ 'At most 2,000 characters.').default(''),
  }),
  uploads: true,
  responses: { 201: firmwareImage },
  errors: [
    'payload-too-large',
    'firmware-keys-missing',
    'firmware-image-invalid',
    'firmware-signature-invalid',
    'firmware-version-exists',
  ],
})

export const listFirmwareImages = defineEndpoint({
  method: 'GET',
  path: '/admin/firmware/images',
  summary: 'The images, newest first',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: null,
  query: page.extend({ hardwareModel: z.string().max(100).optional() }),
  responses: { 200: listOf(firmwareImage) },
})

export const readFirmwareImage = defineEndpoint({
  method: 'GET',
  path: '/admin/firmware/images/:imageId',
  summary: 'An image',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: null,
  params: imageParams,
  responses: { 200: firmwareImage },
})

export const withdrawFirmwareImage = defineEndpoint({
  method: 'POST',
  path: '/admin/firmware/images/:imageId/withdraw',
  summary:
    'Offer an image to nobody any more, and end its rollouts. Addresses from which devices download it stop working',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: 'firmware-image.withdrawn',
  params: imageParams,
  responses: { 200: firmwareImage },
})

export const readFirmwareSettings = defineEndpoint({
  method: 'GET',
  path: '/admin/firmware/settings',
  summary: 'What an upload must fit, and the models that there are',
  needs: 'device:superadmin',
  concerns: 'installation',
  action: null,
  responses: {
    200: z.object({
      maxImageBytes: z.int(),
      /** The public keys, in base64; none means that uploads are refused. */
      publicKeys: z.array(z.string()),
      /** The models of the devices of all families. */
      models: z.array(
        z.object({
          hardwareModel: z.string(),
          protocol,
          /** The type of boards, which several models share, and their chip, if they have said it. */
          boardType: z.string().nullable(),
          chip: z.string().nullable(),
        }),
      ),
    }),
  },
})
