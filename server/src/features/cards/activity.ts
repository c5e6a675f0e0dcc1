import { ApiError } from '../../api-error.ts'
import type { I18n } from '../../i18n/i18n.ts'
import { activities } from '../reference-lists/activities.ts'

/** A card without a name of its own is called like this. */
export function activityName(i18n: I18n, activityId: string): string {
  const activity = activities.find(({ id }) => id === activityId)
  return activity ? i18n.translate(activity.name) : activityId
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
