import type { uploadFirmwareImage } from '@pipit/contract/firmware/images'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminKeys } from '../../../api/query-keys.ts'
import { callWithProgress } from '../../../api/upload.ts'

interface Upload {
  query: z.input<typeof uploadFirmwareImage.query>
  file: File
}

/** `onSent` is told which share of the file is sent. */
export function useUploadImage(onSent: (share: number) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upload: Upload) => callWithProgress(onSent)('POST /admin/firmware/images', upload),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminKeys.firmware }),
  })
}
