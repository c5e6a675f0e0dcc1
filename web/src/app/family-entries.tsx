import { UserOutlined } from '@ant-design/icons-svg'
import { Trans } from '@lingui/react/macro'
import { useFamilyHome } from '../family/account/api/get-family-home.ts'
import { useFamily } from '../family/account/use-family.ts'
import { initialsOf } from '../ui/text/initials.ts'
import { MenuLink } from './menu-link.tsx'

/** The children of the family that is open, and the account. */
export function FamilyEntries() {
  const { to } = useFamily()
  const children = useFamilyHome().data?.children ?? []
  return (
    <>
      {children.map(({ id, name }) => (
        <MenuLink key={id} to={to(`/children/${id}`)} icon={initialsOf(name)}>
          <bdi>{name}</bdi>
        </MenuLink>
      ))}
      <MenuLink to={to('/account')} icon={UserOutlined}>
        <Trans>Account</Trans>
      </MenuLink>
    </>
  )
}
