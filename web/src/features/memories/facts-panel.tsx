import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Input, type InputRef } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { errorMessage, fieldErrors } from '../../api/api-errors.ts'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Message } from '../../ui/feedback/message.tsx'
import { notifyWithUndo } from '../../ui/feedback/notifications.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { EmptyNestIllustration } from '../../ui/illustrations/empty-nest-illustration.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { DateText } from '../../ui/text/date-text.tsx'
import { useCorrectFact } from './api/correct-fact.ts'
import type { Fact } from './api/get-memories.ts'
import { useRemoveFact } from './api/remove-fact.ts'
import { ForgetButton } from './forget-button.tsx'
import styles from './memories.module.css'

export function FactsPanel({ childId, facts }: { childId: string; facts: Fact[] }) {
  const content = useFocusAfterRemoval(facts.length)
  const { isOwn } = useFamily()
  return (
    <Panel title={isOwn ? t`What your child told` : t`What the child told`}>
      <div ref={content} tabIndex={-1}>
        {facts.length === 0 ? (
          <EmptyState picture={<EmptyNestIllustration />}>
            {isOwn ? (
              <Trans>
                Nothing yet. When your child tells Pipit the name of a pet or a favourite colour, it is here afterwards.
              </Trans>
            ) : (
              <Trans>
                Nothing yet. When the child tells Pipit the name of a pet or a favourite colour, it is here afterwards.
              </Trans>
            )}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {facts.map((fact) => (
              <FactItem key={fact.id} childId={childId} fact={fact} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}

function FactItem({ childId, fact }: { childId: string; fact: Fact }) {
  const removal = useRemoveFact(childId)
  const { canChange } = useFamilyRole()
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const text = `${fact.label} ${fact.value}`

  useEffect(() => {
    if (wasEditing.current) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  if (isEditing) {
    return (
      <li className={styles.item}>
        <CorrectionForm childId={childId} fact={fact} onClose={() => setEditing(false)} />
      </li>
    )
  }
  return (
    <li className={styles.item}>
      <p className={styles.text} dir="auto">
        {fact.label} <strong>{fact.value}</strong>
      </p>
      <p className={styles.note}>
        {fact.correctedAt === null ? (
          <Trans>
            Told on <DateText time={fact.saidAt} />
          </Trans>
        ) : (
          <Trans>
            Corrected on <DateText time={fact.correctedAt} />
          </Trans>
        )}
      </p>
      {canChange && (
        <p className={styles.actions}>
          <Button ref={editButton} aria-label={t`Correct: ${text}`} onClick={() => setEditing(true)}>
            <Trans comment="Button: correct something that Pipit remembers">Correct</Trans>
          </Button>
          <ForgetButton
            childId={childId}
            text={text}
            isBusy={removal.isPending}
            remove={() => removal.mutateAsync(fact.id)}
          />
        </p>
      )}
    </li>
  )
}

function CorrectionForm({ childId, fact, onClose }: { childId: string; fact: Fact; onClose: () => void }) {
  const correction = useCorrectFact(childId)
  const [value, setValue] = useState(fact.value)
  const id = useId()
  const { error } = correction
  const correct = (to: string) => correction.mutateAsync({ factId: fact.id, value: to })

  async function save() {
    const before = fact.value
    await correct(value)
    onClose()
    void notifyWithUndo(t`Corrected`, () => correct(before))
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // The error is shown below the field.
        if (!correction.isPending) save().catch(() => undefined)
      }}
    >
      <label htmlFor={id}>{fact.label}</label>
      <Input
        id={id}
        ref={focusOnce}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        size="large"
        maxLength={60}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <div id={`${id}-error`}>
          <Message kind="error">{fieldErrors(error)[0]?.message ?? errorMessage(error)}</Message>
        </div>
      )}
      <p className={styles.actions}>
        <BusyButton
          type="primary"
          size="middle"
          block={false}
          className=""
          htmlType="submit"
          isBusy={correction.isPending}
        >
          <Trans>Save</Trans>
        </BusyButton>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </p>
    </form>
  )
}

/** The parent has just asked to edit it. */
const focusOnce = (input: InputRef | null) => input?.focus()
