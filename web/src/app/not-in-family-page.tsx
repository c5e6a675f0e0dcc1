import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { homePath, useSession } from '../api/session/session.ts'
import { ButtonLink } from '../ui/layout/button-link.tsx'
import { TitleCard } from '../ui/layout/title-card.tsx'

/** The address is that of a family that somebody does not belong to: they may have been removed just now. */
export function NotInFamilyPage({ wasInFamily }: { wasInFamily: boolean }) {
  return (
    <TitleCard
      isLarge
      title={wasInFamily ? t`You no longer belong to this family` : t`You do not belong to this family`}
    >
      <p>
        {wasInFamily
          ? t`You left it, or an owner of the family removed you. Your own account stays as it is.`
          : t`To join it, ask one of its owners for an invitation by mail.`}
      </p>
      <ButtonLink to={homePath(useSession())}>
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </TitleCard>
  )
}
