import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import type { BoardKey } from '../admin/read-board-keys.ts'

const maxPerCall = 1000

/** Many keys need several calls. */
export const useAddBoardKeys = () =>
  useMutation({
    async mutationFn(keys: BoardKey[]) {
      let addedCount = 0
      for (let start = 0; start < keys.length; start += maxPerCall) {
        const boards = keys.slice(start, start + maxPerCall)
        addedCount += (await call('POST /admin/board-keys', { body: { boards } })).addedCount
      }
      return { addedCount, count: keys.length }
    },
  })
