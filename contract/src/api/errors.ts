import { z } from 'zod'

/**
 * Every error of the API. The messages say what to do next. The server translates those that are marked; the others are for
 * programs.
 */
export const errorCatalogue = {
  'invalid-request': { status: 400, message: /*i18n*/ 'Some fields are not valid. The details name each one.' },
  'invalid-json': { status: 400, message: 'The body is not valid JSON.' },
  unauthenticated: { status: 401, message: /*i18n*/ 'Sign in first.' },
  'board-without-family': {
    status: 401,
    message:
      'No family has this board. Ask /xiaozhi/ota/ for its code, type the code in Pipit on “Add a device”, then connect again with the same Client-Id and Device-Id.',
  },
  'email-unverified': {
    status: 401,
    message: /*i18n*/ 'Verify your email address first. We can send you the link again.',
  },
  'password-change-required': {
    status: 401,
    message: /*i18n*/ 'Choose a new password first. The one you have works only once.',
  },
  'second-factor-required': {
    status: 401,
    message: /*i18n*/ 'Superadmins sign in with an authenticator app here. Set yours up first.',
  },
  'second-factor-unconfirmed': {
    status: 401,
    message: /*i18n*/ 'Confirm that the authenticator app is yours first. We can mail you the link.',
  },
  'identity-token-too-old': {
    status: 401,
    message:
      /*i18n*/ 'Your proof of sign-in is older than five minutes. Sign in again. Programs refresh the identity token and send the new one.',
  },
  'account-disabled': {
    status: 401,
    message: /*i18n*/ 'This account is disabled. Write to support if that is a mistake.',
  },
  forbidden: { status: 403, message: /*i18n*/ 'Your account is not allowed to do this.' },
  'recent-sign-in-required': {
    status: 403,
    message: /*i18n*/ 'Please sign in again first, so that we know it is you.',
  },
  'consent-required': { status: 403, message: /*i18n*/ 'Please read and agree to the parental consent first.' },
  'reason-required': {
    status: 403,
    message:
      /*i18n*/ 'This is private to a family. Say why you need to see it; the family can read your reason. Programs send it in the header access-reason.',
  },
  'not-found': { status: 404, message: /*i18n*/ 'We could not find this.' },
  'request-timeout': { status: 408, message: /*i18n*/ 'The request did not arrive in time. Try again.' },
  'version-conflict': {
    status: 409,
    message: /*i18n*/ 'Somebody else changed this in the meantime. Load it again, then repeat your change.',
  },
  'idempotency-key-reused': {
    status: 422,
    message:
      /*i18n*/ 'This was saved a moment ago with other values. Look whether it is there already before you save it again.',
  },
  'too-many-children': {
    status: 409,
    message:
      /*i18n*/ 'A family can have up to 50 children in Pipit. Remove a profile that nobody uses any more, then try again.',
  },
  'too-many-devices': {
    status: 409,
    message: /*i18n*/ 'A family can have up to 50 devices. Deactivate one that you no longer use, then try again.',
  },
  'too-many-cards': {
    status: 409,
    message: /*i18n*/ 'A family can have up to 500 cards. Deactivate one that you no longer use, then try again.',
  },
  'too-many-wifi-networks': {
    status: 409,
    message: /*i18n*/ 'A family can have up to 50 wifi networks. Remove one that you no longer use, then try again.',
  },
  /** The message is made for the case: see `describe-plan-limit.ts`. */
  'plan-limit-reached': {
    status: 409,
    message: /*i18n*/ 'The plan does not include more of this. Ask us for a larger plan.',
  },
  'already-registered': {
    status: 409,
    message: /*i18n*/ 'This belongs to another family. Ask them to remove it first.',
  },
  'unknown-board-code': {
    status: 404,
    message:
      /*i18n*/ 'No board speaks this code now. A code works once, for ten minutes: restart the board, and type the new one.',
  },
  'device-is-board': {
    status: 409,
    message:
      /*i18n*/ 'This device is a board: it has no label, no key and no Bluetooth, and cannot be emulated. Its wifi is chosen on the board itself.',
  },
  'possession-required': {
    status: 409,
    message:
      /*i18n*/ 'The label alone is not enough for this device. Show us that it is in your hands, or enter its release code.',
  },
  'possession-not-proven': {
    status: 409,
    message:
      /*i18n*/ 'This did not show that the device is in your hands. The code may be wrong or too old. Please try again.',
  },
  'wrong-release-code': {
    status: 409,
    message: /*i18n*/ 'This is not the release code of this device. It works once, and only the newest one counts.',
  },
  'unknown-label': { status: 404, message: /*i18n*/ 'We do not know this label. Check the code, or scan it again.' },
  'label-is-card': { status: 409, message: /*i18n*/ 'This is the code of a card. Add it under cards.' },
  'label-is-device': { status: 409, message: /*i18n*/ 'This is the code of a device. Add it under devices.' },
  'factory-file-already-downloaded': {
    status: 409,
    message: /*i18n*/ 'The factory file of this batch was downloaded already. Create a new batch if the file is lost.',
  },
  'firmware-keys-missing': {
    status: 409,
    message:
      /*i18n*/ 'No key for firmware is configured, so no image can be checked. Set FIRMWARE_PUBLIC_KEYS, and restart the server.',
  },
  'firmware-image-invalid': {
    status: 422,
    message: /*i18n*/ 'This is not a complete firmware image of this version. The details say what is wrong.',
  },
  'firmware-signature-invalid': {
    status: 422,
    message:
      /*i18n*/ 'The signature is not one by a known key for this file, model and version, and for boards or for other devices as chosen. Sign the image again with npm run sign-firmware.',
  },
  'firmware-version-exists': {
    status: 409,
    message: /*i18n*/ 'This model has an image of this version already. Give the build a new version.',
  },
  'firmware-image-withdrawn': {
    status: 409,
    message: /*i18n*/ 'This image was withdrawn. Upload a new version, and roll that out.',
  },
  'rollout-conflict': {
    status: 409,
    message:
      /*i18n*/ 'This does not fit the state of the rollout, or another one of the same model is under way. Load the page again.',
  },
  'rollout-stopped': {
    status: 409,
    message:
      /*i18n*/ 'The rollout has stopped by itself in the meantime, because too many devices are missing. Find out why before you resume it.',
  },
  'rollout-target-has-other-model': {
    status: 409,
    message: /*i18n*/ 'None of these devices is of the model that the image is for.',
  },
  'push-unavailable': {
    status: 409,
    message: /*i18n*/ 'This Pipit sends no notifications to browsers. Choose mails instead.',
  },
  'already-guardian': { status: 409, message: /*i18n*/ 'This person belongs to the family already.' },
  'last-owner': {
    status: 409,
    message: /*i18n*/ 'A family needs an owner. Make somebody else an owner first, or delete the family.',
  },
  'too-many-guardians': {
    status: 409,
    message: /*i18n*/ 'A family can have up to 20 adults, with open invitations. Remove one, then try again.',
  },
  'invitation-expired': {
    status: 410,
    message: /*i18n*/ 'This invitation is no longer valid: it works once and for three days. Ask for a new one.',
  },
  'invitation-for-other-address': {
    status: 403,
    message:
      /*i18n*/ 'This invitation is for another address, or yours is not verified yet. Sign in with the invited address.',
  },
  'last-superadmin': {
    status: 409,
    message: /*i18n*/ 'At least one superadmin must remain. Make another account superadmin first.',
  },
  'cannot-change-own-account': {
    status: 409,
    message: /*i18n*/ 'Ask another superadmin to do this, so that you do not lock yourself out.',
  },
  'payload-too-large': { status: 413, message: /*i18n*/ 'This is too large to send at once.' },
  'address-too-long': { status: 414, message: 'The address of this request is too long.' },
  'unsupported-media-type': { status: 415, message: 'Send the body as application/json.' },
  'too-many-requests': { status: 429, message: /*i18n*/ 'That was a bit fast. Wait a moment, then try again.' },
  'headers-too-large': { status: 431, message: 'The headers of this request are too large.' },
  'sign-in-failed': { status: 500, message: /*i18n*/ 'An error occurred signing in' },
  internal: { status: 500, message: /*i18n*/ 'Something went wrong on our side. Try again in a moment.' },
  unavailable: { status: 503, message: /*i18n*/ 'Pipit is busy or starting. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

/** `field` is a path such as `body.birthDate`. */
const errorDetail = z.object({ field: z.string(), message: z.string() })
export type ErrorDetail = z.infer<typeof errorDetail>

export const errorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.array(errorDetail),
    /** Failures on our side name it: the log lines of the request carry it too. */
    requestId: z.string().optional(),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>
