import { z } from 'zod'

/** Every error the API gives, in words that tell the caller what to do. */
export const errorCatalogue = {
  'invalid-request': { status: 400, message: 'Some fields are not right; the details name each one.' },
  'not-json': { status: 400, message: 'The body is not valid JSON.' },
  unauthenticated: { status: 401, message: 'Sign in first.' },
  'email-unverified': { status: 401, message: 'Verify your email address first; we can send you the link again.' },
  'password-change-required': {
    status: 401,
    message: 'Choose a new password first; the one you have works only once.',
  },
  'account-disabled': { status: 401, message: 'This account is switched off. Write to support if that is a mistake.' },
  forbidden: { status: 403, message: 'Your account may not do this.' },
  'recent-sign-in-required': { status: 403, message: 'Sign in once more first, so that we know it is you.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'changed-meanwhile': {
    status: 409,
    message: 'Somebody changed this in the meantime. Load it again, then repeat your change.',
  },
  'registered-elsewhere': { status: 409, message: 'This belongs to another family. Ask them to remove it first.' },
  'unknown-code': { status: 404, message: 'We know no such label. Check the code, or scan it again.' },
  'is-a-card': { status: 409, message: 'This is the code of a card. Add it under cards.' },
  'is-a-device': { status: 409, message: 'This is the code of a device. Add it under devices.' },
  'factory-file-taken': {
    status: 409,
    message: 'The factory file of this batch was given out already. Make a new batch if it is lost.',
  },
  'last-superadmin': { status: 409, message: 'Somebody must run the house: make another account superadmin first.' },
  'not-yourself': { status: 409, message: 'Ask another superadmin to do this, so that you do not lock yourself out.' },
  'too-large': { status: 413, message: 'That is more than we can take in one go.' },
  'unsupported-media-type': { status: 415, message: 'Send the body as application/json.' },
  'too-many-requests': { status: 429, message: 'That was a bit fast. Wait a moment, then try again.' },
  'sign-in-failed': { status: 500, message: 'An error occurred signing in' },
  internal: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
  'not-yet': { status: 501, message: 'This part of Pipit is not built yet.' },
  unavailable: { status: 503, message: 'Pipit is busy or starting. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCatalogue

/** One thing that is wrong with a request; `field` is a path such as `body.birthDate`. */
const errorDetail = z.object({ field: z.string(), message: z.string() })
export type ErrorDetail = z.infer<typeof errorDetail>

export const errorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    details: z.array(errorDetail),
  }),
})
export type ErrorBody = z.infer<typeof errorBody>
