import type { RouteObject } from 'react-router'
import { signInLoader } from '../features/sessions/sign-in-loader.ts'
import { SignInPage } from '../features/sessions/sign-in-page.tsx'

/** Signing in, signing up, and the pages that mailed links open. */
export const identityRoutes: RouteObject[] = [
  // Most visitors see this page first, and the build renders it, so a file of its own would only make it slower.
  { index: true, loader: signInLoader, Component: SignInPage },
  {
    path: 'sign-up',
    lazy: { Component: async () => (await import('../features/sessions/sign-up-page.tsx')).SignUpPage },
  },
  {
    path: 'verify-email',
    lazy: {
      loader: async () => (await import('../features/sessions/email-action-loader.ts')).emailActionLoader,
      Component: async () => (await import('../features/sessions/verify-email-page.tsx')).VerifyEmailPage,
    },
  },
  {
    path: 'verify-email/send-link',
    lazy: { Component: async () => (await import('../features/sessions/send-link-page.tsx')).SendVerifyLinkPage },
  },
  {
    path: 'reset-password',
    lazy: {
      loader: async () => (await import('../features/sessions/reset-password-loader.ts')).resetPasswordLoader,
      Component: async () => (await import('../features/sessions/reset-password-page.tsx')).ResetPasswordPage,
    },
  },
  {
    path: 'second-factor',
    lazy: {
      loader: async () =>
        (await import('../features/sessions/second-factor/second-factor-loader.ts')).secondFactorLoader,
      Component: async () =>
        (await import('../features/sessions/second-factor/second-factor-page.tsx')).SecondFactorPage,
    },
  },
  {
    path: 'reset-password/send-link',
    lazy: { Component: async () => (await import('../features/sessions/send-link-page.tsx')).SendResetLinkPage },
  },
]
