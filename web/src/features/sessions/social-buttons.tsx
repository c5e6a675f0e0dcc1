import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { AppleFilled, GoogleOutlined, LoginOutlined } from '@ant-design/icons-svg'
import { useEffect } from 'react'
import { useSettings } from '../../api/settings.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { BusyButton } from '../../ui/forms/busy-button.tsx'

interface SocialButtonsProps {
  pendingAction: string | undefined
  choose: (providerId: string) => void
}

export function SocialButtons({ pendingAction, choose }: SocialButtonsProps) {
  const providers = useSettings()?.identity.providers ?? []
  const hasProviders = providers.length > 0

  useEffect(() => {
    if (hasProviders) void prepare()
  }, [hasProviders])

  return providers.map(({ id, label, icon }) => (
    <BusyButton
      key={id}
      icon={<ProviderIcon icon={icon} />}
      isBusy={pendingAction === id}
      busyText={t`Waiting for ${label} ...`}
      onClick={() => choose(id)}
    >
      <Trans>Continue with {label}</Trans>
    </BusyButton>
  ))
}

/** `icon` is one of our names or the URL of a picture. */
function ProviderIcon({ icon }: { icon: string | null }) {
  if (icon === 'google') return <Icon of={GoogleOutlined} />
  if (icon === 'apple') return <Icon of={AppleFilled} />
  if (icon?.startsWith('/') || icon?.startsWith('data:')) return <img src={icon} alt="" width="20" height="20" />
  return <Icon of={LoginOutlined} />
}

/** An error is ignored here: the click tries again and shows it. */
async function prepare() {
  const social = await import('../../api/identity/social-sign-in.ts')
  await social.prepareSocial().catch(() => undefined)
}
