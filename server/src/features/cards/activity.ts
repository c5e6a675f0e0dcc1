import { ApiError } from '../../http/api-error.ts'
import { activities } from '../reference-lists/activities.ts'

/** The default name of a card. */
export function activityName(activityId: string): string {
  return activities.find(({ id }) => id === activityId)?.name ?? activityId
}

export function checkActivity(activityId: string | undefined) {
  if (activityId === undefined || activities.some(({ id }) => id === activityId)) return
  throw new ApiError('invalid-request', [
    {
      field: 'body.activity',
      message: (i18n) => i18n.t('There is no activity "{activity}".', { activity: activityId }),
    },
  ])
}
