import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiCallError } from '@pipit/contract/api/client'
import { useEffect, type ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { needsConnectionText } from '../api/api-errors.ts'
import { SignInFailed } from '../api/identity/exchange-identity.ts'
import { homePath, useSession } from '../api/session/session.ts'
import { reloadFamilies, useFamilies } from '../family/account/api/get-families.ts'
import { NotInFamilyPage } from './not-in-family-page.tsx'
import { saveReturnPath } from '../api/session/return-path.ts'
import { Button } from '../ui/button/button.tsx'
import { ButtonLink } from '../ui/layout/button-link.tsx'
import { TitleCard } from '../ui/layout/title-card.tsx'
import { useLoadFailure } from './updates/use-load-failure.ts'

export function RouteError() {
  const error = useRouteError()
  switch (statusOf(error)) {
    case 401:
      return <RedirectToSignIn />
    case 403:
      return <ForbiddenPage />
    case 404:
      return <NotFoundPage />
    default:
      return isUnreachable(error) ? <UnreachablePage /> : <UnexpectedErrorPage error={error} />
  }
}

/** The sign-in page returns to this page afterwards. */
function RedirectToSignIn() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    saveReturnPath(pathname + search + hash)
    void navigate('/', { replace: true })
  }, [pathname, search, hash, navigate])
  return null
}

function ForbiddenPage() {
  return (
    <TitleCard isLarge title={t`You do not have access to this page`}>
      <p>
        <Trans>If you think that you should, our support will gladly help.</Trans>
      </p>
      <HomeLink />
    </TitleCard>
  )
}

function NotFoundPage() {
  const { section, accountId } = useFamilyPath()
  const families = useFamilies({ enabled: section === 'families' })
  // Nothing of a family is found for somebody who was removed from it.
  useEffect(() => {
    if (section === 'families') void reloadFamilies()
  }, [section])
  if (section === 'families' && families?.items.every((family) => family.accountId !== accountId) === true) {
    return <NotInFamilyPage wasInFamily={families.left.has(accountId)} />
  }
  return (
    <TitleCard isLarge title={t`We could not find this page`}>
      <p>
        <Trans>The address may have a typing mistake, or what was here has been removed.</Trans>
      </p>
      <HomeLink />
    </TitleCard>
  )
}

function UnreachablePage() {
  const { isReplaced } = useLoadFailure()
  if (isReplaced) {
    return (
      <TitleCard isLarge title={t`A new version of Pipit is ready.`}>
        <TryAgain>
          <Trans>Reload</Trans>
        </TryAgain>
      </TitleCard>
    )
  }
  return (
    <TitleCard isLarge title={t`We cannot reach Pipit`}>
      <p>{needsConnectionText()}</p>
      <TryAgain />
    </TitleCard>
  )
}

function UnexpectedErrorPage({ error }: { error: unknown }) {
  return (
    <TitleCard isLarge title={t`Something went wrong`}>
      {error instanceof SignInFailed && (
        <p>
          <strong>{error.message}</strong>
        </p>
      )}
      <p>
        <Trans>That was our mistake, not yours. Trying again often helps; if it does not, our support will.</Trans>
      </p>
      <TryAgain />
    </TitleCard>
  )
}

function useFamilyPath() {
  const [, section = '', accountId = ''] = useLocation().pathname.split('/')
  return { section, accountId }
}

function HomeLink() {
  return (
    <ButtonLink to={homePath(useSession())}>
      <Trans>Go to the home page</Trans>
    </ButtonLink>
  )
}

function TryAgain({ children }: { children?: ReactNode }) {
  // A browser caches that a module failed to load; only a new page load tries again.
  return (
    <Button type="primary" size="large" onClick={() => window.location.reload()}>
      {children ?? <Trans>Try again</Trans>}
    </Button>
  )
}

function statusOf(error: unknown) {
  return isRouteErrorResponse(error) || error instanceof ApiCallError ? error.status : undefined
}

/** `fetch` and `import()` fail so without a network, and `import()` also if a newer version has replaced the file. */
function isUnreachable(error: unknown) {
  return error instanceof TypeError && (!navigator.onLine || /fetch|import|load/i.test(error.message))
}
