import { AppleFilled, GoogleOutlined, LoginOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { useSettings } from '../../api/settings.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'

interface SocialButtonsProps {
  pendingAction: string | undefined
  choose: (providerId: string) => void
}

export function SocialButtons({ pendingAction, choose }: SocialButtonsProps) {
  const providers = useSettings()?.identity.providers ?? []
  const areThereAny = providers.length > 0

  useEffect(() => {
    if (areThereAny) void prepare()
  }, [areThereAny])

  return providers.map(({ id, label, icon }) => (
    <BusyButton
      key={id}
      icon={<Icon icon={icon} />}
      isBusy={pendingAction === id}
      busyText={`Waiting for ${label} ...`}
      onClick={() => choose(id)}
    >
      Continue with {label}
    </BusyButton>
  ))
}

/** A name of ours, or the address of a picture. */
function Icon({ icon }: { icon: string | null }) {
  if (icon === 'google') return <GoogleOutlined aria-hidden />
  if (icon === 'apple') return <AppleFilled aria-hidden />
  if (icon?.startsWith('/') || icon?.startsWith('data:')) return <img src={icon} alt="" width="20" height="20" />
  return <LoginOutlined aria-hidden />
}

/** If it fails now, it is tried again with the click, and told then. */
async function prepare() {
  const social = await import('../../api/identity/social.ts')
  await social.prepareSocial().catch(() => undefined)
}
