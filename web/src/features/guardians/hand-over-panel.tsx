import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reloadFamilies } from '../../family/account/api/get-families.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { renewSession } from '../../api/session/session.ts'
import { formatList } from '../../i18n/formats.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useReauthentication } from '../../family/reauthentication/use-reauthentication.tsx'
import { notify } from '../../ui/feedback/notifications.ts'
import { RadioGroup } from '../../ui/forms/option-group.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { nameOf, type Guardian } from './api/get-guardians.ts'
import { useTransferOwnership } from './api/transfer-ownership.ts'
import { roleName } from './role-texts.ts'

/** Makes somebody else the owner, and the person who does it a guardian. */
export function HandOverPanel({ guardians }: { guardians: Guardian[] }) {
  const { accountId } = useFamily()
  const navigate = useNavigate()
  const { mutateAsync: transferOwnership } = useTransferOwnership()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [isConfirming, setConfirming] = useState(false)
  const others = guardians.filter(({ isYou }) => !isYou)
  const [chosenId, setChosenId] = useState<string>()
  const chosen = others.find((each) => each.accountId === chosenId)
  const chosenName = chosen && nameOf(chosen)

  async function transfer(to: Guardian) {
    await withReauthentication(() => transferOwnership(to.accountId))
    // Whoever founded the family has an account of their own from now on.
    await renewSession()
    await reloadFamilies()
    await navigate(`/families/${accountId}/guardians`)
    const newOwner = nameOf(to)
    void notify('success', { title: t`${newOwner} is the owner now`, description: t`You are a guardian.` })
  }

  return (
    <Panel title={t`Hand over the family`}>
      <p>
        <Trans>
          Somebody else becomes the owner, and you stay as a guardian. Only the new owner can change this back.
        </Trans>
      </p>
      <Button size="large" onClick={() => setConfirming(true)}>
        <Trans>Hand over the family</Trans>
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={chosenName === undefined ? t`Who becomes the owner?` : t`Make ${chosenName} the owner?`}
          confirmText={t`Hand over`}
          cancelText={t`Cancel`}
          isReady={chosen !== undefined}
          onConfirm={async () => chosen && transfer(chosen)}
          onCancel={() => setConfirming(false)}
        >
          <RadioGroup
            legend={t`The new owner`}
            options={others.map((each) => ({
              id: each.accountId,
              name: nameOf(each),
              description: formatList([roleName(each.role), each.email], { type: 'unit' }),
            }))}
            value={chosenId}
            onChange={setChosenId}
          />
          <p>
            <Trans>
              From then on you can no longer invite or remove anybody, download all data, or delete the family. You find
              it in the menu, under “Families”.
            </Trans>
          </p>
        </ConfirmDialog>
      )}
      {reauthenticationDialog}
    </Panel>
  )
}
