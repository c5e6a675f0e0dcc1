import { plural, t } from '@lingui/core/macro'
import type { Allowance } from '@pipit/contract/screen-time'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { familyKeys } from '../../../api/query-keys.ts'
import { errorMessage } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { refreshFamily, updateFamilyHome, type FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import { notify, notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import { expectGranted, expectPaused, expectResumed } from './expected-allowance.ts'

type Child = Pick<FamilyHome['children'][number], 'id' | 'name'>

/** With one tap. */
export const grantedMinutes = 15

/** Grants minutes to a child, pauses it and resumes it. */
export function useChildActions({ id: childId, name }: Child) {
  const { accountId } = useFamily()
  const change = useOptimisticChange()
  /** The same until a grant succeeds: a tap after a lost response grants nothing twice. */
  const grantKey = useRef(newIdempotencyKey())
  const params = { accountId, childId }
  const only = (update: (allowance: Allowance) => Allowance) => (home: FamilyHome) => ({
    children: home.children.map((child) =>
      child.id === childId ? { ...child, allowance: update(child.allowance) } : child,
    ),
  })

  const grant = useMutation({
    mutationFn: () =>
      change(
        only((allowance) => expectGranted(allowance, grantedMinutes, Date.now())),
        () =>
          call('POST /accounts/:accountId/children/:childId/screen-time/grants', {
            params,
            body: { minutes: grantedMinutes },
            idempotencyKey: grantKey.current,
          }),
      ),
    onSuccess({ grantId }) {
      grantKey.current = newIdempotencyKey()
      const title = t`${name} has ${plural(grantedMinutes, { one: '# more minute', other: '# more minutes' })}`
      void notifyWithUndo(title, () =>
        change(
          () => ({}),
          () =>
            call('DELETE /accounts/:accountId/children/:childId/screen-time/grants/:grantId', {
              params: { ...params, grantId },
            }),
        ),
      )
    },
    onError: (error) => reportFailure(t`${name} did not get more minutes`, error),
  })
  const pause = usePause({
    texts: {
      paused: () => t`Pipit is paused for ${name}.`,
      resumed: () => t`Pipit is no longer paused for ${name}.`,
      notPaused: () => t`Pipit could not be paused for ${name}`,
      notResumed: () => t`Pipit is still paused for ${name}`,
    },
    send: (isPaused) =>
      change(
        only((allowance) =>
          isPaused
            ? { ...expectPaused(allowance), pausedAt: new Date().toISOString() }
            : { ...expectResumed(allowance), pausedAt: null },
        ),
        () =>
          isPaused
            ? call('POST /accounts/:accountId/children/:childId/pause', { params })
            : call('DELETE /accounts/:accountId/children/:childId/pause', { params }),
      ),
  })
  return { grant, pause }
}

/** Pauses and resumes all devices of the family. */
export function useFamilyPause() {
  const { accountId } = useFamily()
  const change = useOptimisticChange()
  const params = { accountId }
  return usePause({
    texts: {
      paused: () => t`Pipit is paused for the whole family.`,
      resumed: () => t`Pipit is no longer paused for the whole family.`,
      notPaused: () => t`Pipit could not be paused for the whole family`,
      notResumed: () => t`Pipit is still paused for the whole family`,
    },
    send: (isPaused) =>
      change(
        ({ children }) => ({
          pausedAt: isPaused ? new Date().toISOString() : null,
          children: children.map((child) => ({ ...child, allowance: expectChild(child.allowance, isPaused) })),
        }),
        () =>
          isPaused
            ? call('POST /accounts/:accountId/pause', { params })
            : call('DELETE /accounts/:accountId/pause', { params }),
      ),
  })
}

/** A child that is paused alone stays paused when the family is resumed. */
function expectChild(allowance: Allowance, isFamilyPaused: boolean) {
  if (isFamilyPaused) return expectPaused(allowance)
  return allowance.pausedAt === null ? expectResumed(allowance) : allowance
}

interface PauseOptions {
  texts: Record<'paused' | 'resumed' | 'notPaused' | 'notResumed', () => string>
  send: (isPaused: boolean) => Promise<unknown>
}

/** The page shows the pause itself; the announcement is for those who do not see it. */
function usePause({ texts, send }: PauseOptions) {
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: send,
    onError: (error, isPaused) => reportFailure(isPaused ? texts.notPaused() : texts.notResumed(), error),
  })
  const announcement = isSuccess ? (variables ? texts.paused() : texts.resumed()) : ''
  return { mutate, isPending, announcement }
}

/** Shows a change at once, and rolls it back if the server refuses it. */
function useOptimisticChange() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return async function change<Response>(
    update: (home: FamilyHome) => Partial<FamilyHome>,
    send: () => Promise<Response>,
  ) {
    // A response that is on its way does not contain this change.
    await queryClient.cancelQueries({ queryKey: familyKeys.home(accountId) })
    const before = queryClient.getQueryData<FamilyHome>(familyKeys.home(accountId))
    updateFamilyHome(queryClient, accountId, update)
    try {
      return await send()
    } catch (error) {
      if (before) updateFamilyHome(queryClient, accountId, (home) => restoreScreenTime(home, before))
      throw error
    } finally {
      await refreshFamily(queryClient, accountId)
    }
  }
}

/** Only what these actions change: something else may have changed in the meantime. */
function restoreScreenTime({ children }: FamilyHome, before: FamilyHome): Partial<FamilyHome> {
  const allowances = new Map(before.children.map(({ id, allowance }) => [id, allowance]))
  return {
    pausedAt: before.pausedAt,
    children: children.map((child) => ({ ...child, allowance: allowances.get(child.id) ?? child.allowance })),
  }
}

function reportFailure(title: string, error: Error) {
  void notify('error', { title, description: errorMessage(error) })
}
