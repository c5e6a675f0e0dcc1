import { homePath, useSession } from '../api/session/session.ts'
import { ButtonLink } from '../ui/layout/button-link.tsx'
import { TitleCard } from '../ui/layout/title-card.tsx'

/** For the address of a family that somebody does not belong to, or no longer: they may have been removed just now. */
export function NotInFamilyPage({ wasInFamily }: { wasInFamily: boolean }) {
  return (
    <TitleCard isLarge title={wasInFamily ? 'You no longer belong to this family' : 'You do not belong to this family'}>
      <p>
        {wasInFamily
          ? 'You left it, or an owner of the family removed you. Your own account stays as it is.'
          : 'To join it, ask one of its owners for an invitation by mail.'}
      </p>
      <ButtonLink to={homePath(useSession())}>Go to the home page</ButtonLink>
    </TitleCard>
  )
}
