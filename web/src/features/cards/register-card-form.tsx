import { t } from '@lingui/core/macro'
import { registerCard } from '@pipit/contract/cards'
import { useNavigate } from 'react-router'
import { notify } from '../../ui/feedback/notifications.ts'
import { useFamily } from '../../family/account/use-family.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { useRegisterCard } from './api/register-card.ts'
import { CardFields } from './card-fields.tsx'

interface RegisterCardFormProps {
  cardId: string
  claimCode: string
  /** The activity that the card was printed for. */
  activity: string
  home: FamilyHome
}

export function RegisterCardForm({ cardId, claimCode, activity, home }: RegisterCardFormProps) {
  const { accountId, to } = useFamily()
  const registration = useRegisterCard()
  const navigate = useNavigate()
  const [child, ...siblings] = home.children
  return (
    <EditForm
      schema={registerCard.body}
      initial={{
        cardId,
        claimCode,
        accountId,
        name: '',
        activity,
        childId: siblings.length === 0 ? (child?.id ?? null) : null,
      }}
      // A card without a name gets the name of its activity.
      toBody={({ name, ...card }) => (name.trim() === '' ? card : { ...card, name })}
      save={(body) => registration.mutateAsync(body)}
      onSaved={() => {
        void notify('success', {
          title: t`The card is registered`,
          description: t`Show it to the device to start.`,
        })
        void navigate(to(`/cards/${cardId}`), { replace: true })
      }}
      submitText={t`Register the card`}
      busyText={t`Registering ...`}
    >
      <CardFields />
    </EditForm>
  )
}
