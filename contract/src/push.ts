import { z } from 'zod'
import { defineEndpoint } from './api/define-endpoint.ts'
import { inFamily } from './api/family-calls.ts'
import { noContent, time } from './api/fields.ts'

/** Notifications in browsers (Web Push). What each adult wants to be told of is part of the account. */

/**
 * What the service worker gets, as JSON. It never contains a name or anything that was said, also not a device's name: it
 * is shown on a locked screen.
 */
export type PushMessage = {
  /** The language of `title` and `text`. */
  language: string
  title: string
  text: string
  /** The page to open, below the address of the web application. */
  path: string
  /** A later notification with the same tag takes the place of the earlier one. */
  tag: string
} & PushKind

/** What a notification is about. */
export type PushKind =
  | { kind: 'flag'; severity: 'low' | 'medium' | 'high' }
  | { kind: 'device-offline' | 'device-update'; severity: null }

const base64Url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), `Send ${bytes} bytes in base64url.`)

export const subscribeToPush = defineEndpoint({
  method: 'POST',
  path: '/accounts/:accountId/push-subscriptions',
  summary:
    'Send notifications to this browser from now on, until this session ends. Takes what `PushSubscription.toJSON()` returns, subscribed with the public key of the settings. Replaces an earlier subscription of this session or browser',
  needs: 'account:update',
  ...inFamily(),
  action: 'push-subscription.added',
  familyRole: 'self',
  body: z.object({
    endpoint: z.url().max(2048),
    keys: z.object({
      /** A point on the curve P-256. */
      p256dh: base64Url(65),
      auth: base64Url(16),
    }),
  }),
  responses: { 204: noContent },
  errors: ['push-unavailable'],
})

export const listPushSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/push-subscriptions',
  summary: 'The sessions whose browsers get notifications, the newest first',
  needs: 'account:read',
  ...inFamily(),
  action: 'push-subscriptions.read',
  familyRole: 'self',
  responses: {
    200: z.object({
      items: z.array(
        z.object({
          sessionId: z.uuid(),
          /** The host of the push service. */
          service: z.string(),
          createdAt: time,
          /** It is that of the session of this request. */
          isCurrent: z.boolean(),
        }),
      ),
    }),
  },
})

export const unsubscribeFromPush = defineEndpoint({
  method: 'DELETE',
  path: '/accounts/:accountId/push-subscriptions/:sessionId',
  summary: 'Send no more notifications to the browser of a session. A second time changes nothing',
  needs: 'account:update',
  ...inFamily({ sessionId: z.uuid() }),
  action: 'push-subscription.removed',
  familyRole: 'self',
  responses: { 204: noContent },
})
