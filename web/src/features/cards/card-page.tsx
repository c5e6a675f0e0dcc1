import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { updateCard } from '@pipit/contract/cards'
import { useParams } from 'react-router'
import type { z } from 'zod'
import { notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { useFamilyHome } from '../../family/account/api/get-family-home.ts'
import { useReferenceList } from '../../api/reference-lists.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { EditForm } from '../../ui/forms/edit-form.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { useCard, type Card } from './api/get-card.ts'
import { useUpdateCard } from './api/update-card.ts'
import { CardFields } from './card-fields.tsx'
import styles from './cards.module.css'
import { DeactivateCard } from './deactivate-card.tsx'

export function CardPage() {
  const { cardId = '' } = useParams()
  const card = useCard(cardId)
  const { canChange } = useFamilyRole()
  return (
    <>
      <BackToFamily />
      <PageTitle>{card.data?.name ?? t`Card`}</PageTitle>
      <QueryBoundary query={card}>
        {(data) => (
          <div className={styles.page}>
            {canChange ? (
              <>
                <CardForm key={data.id} card={data} reload={() => card.refetch()} />
                <DeactivateCard card={data} />
              </>
            ) : (
              <CardFacts card={data} />
            )}
          </div>
        )}
      </QueryBoundary>
    </>
  )
}

/** Shown to somebody who may change nothing. */
function CardFacts({ card: { activity, childId } }: { card: Card }) {
  const activities = useReferenceList('activities').data
  const childName = useFamilyHome().data?.children.find(({ id }) => id === childId)?.name
  return (
    <Panel title={t`What it does`}>
      <p>{activities?.find(({ id }) => id === activity)?.name ?? activity}</p>
      {childName !== undefined && (
        <p>
          <Trans>
            Belongs to <bdi>{childName}</bdi>
          </Trans>
        </p>
      )}
    </Panel>
  )
}

type Changes = z.input<typeof updateCard.body>

function CardForm({ card, reload }: { card: Card; reload: () => Promise<unknown> }) {
  const update = useUpdateCard(card.id)

  async function save(changes: Changes) {
    const { name, activity, childId } = card
    const { version } = await update.mutateAsync(changes)
    void notifyWithUndo(t`Your changes are saved`, () => update.mutateAsync({ name, activity, childId, version }))
  }

  return (
    <Panel title={t`What it does`}>
      <EditForm
        schema={updateCard.body}
        initial={{ name: card.name, activity: card.activity, childId: card.childId, version: card.version }}
        save={save}
        onReload={reload}
        submitText={t`Save`}
        busyText={t`Saving ...`}
      >
        <CardFields />
      </EditForm>
    </Panel>
  )
}
