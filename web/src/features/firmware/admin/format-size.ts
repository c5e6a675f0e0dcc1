import { formatNumber } from '../../../i18n/formats.ts'

const bytesPerMegabyte = 1024 * 1024

/** `1.4 MB`, as FIRMWARE_MAX_MB counts them. */
export const formatSize = (bytes: number) =>
  formatNumber(bytes / bytesPerMegabyte, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < bytesPerMegabyte ? 2 : 1,
  })
