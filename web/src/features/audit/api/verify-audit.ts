import type { ApiResponse } from '@pipit/contract/api/client'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

export type Verification = ApiResponse<'POST /admin/audit/verify'>

export const useVerifyAudit = () => useMutation({ mutationFn: () => call('POST /admin/audit/verify') })
