import { AudioOutlined, CreditCardOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { LastHome } from '../../../family/account/last-home.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ageToday, formatAge } from '../../../ui/text/age.ts'
import { AssignedChild } from '../assigned-child.tsx'
import { describeBattery } from '../describe-battery.ts'
import home from '../home-page.module.css'
import { initialOf } from '../../../ui/text/initials.ts'
import { Item, Items } from '../item-list.tsx'
import { describeAllowance } from '../screen-time/describe-allowance.ts'
import { ConnectionNote } from './connection-note.tsx'

export function LastSeenHome({ home: { seenAt, timeZone, children, devices, cards } }: { home: LastHome }) {
  // This is how it was then: nobody knows what has happened since.
  const moment = { now: seenAt, fetchedAt: seenAt, timeZone }
  return (
    <>
      <ConnectionNote seenAt={seenAt} />
      <div className={home.panels}>
        <SeenPanel title={t`Children`}>
          {children.map(({ id, name, birthDate, allowance, conversationsToday }) => (
            <Item key={id} name={name} to={undefined} icon={initialOf(name)}>
              {birthDate !== null && <p>{formatAge(ageToday(birthDate))}</p>}
              <p>{describeAllowance(allowance, conversationsToday, moment)}</p>
            </Item>
          ))}
        </SeenPanel>
        <div className={home.resources}>
          <SeenPanel title={t`Devices`}>
            {devices.map(({ id, name, battery, childId }) => (
              <Item key={id} name={name} to={undefined} icon={<AudioOutlined />}>
                {battery !== null && <p>{describeBattery(battery)}</p>}
                <AssignedChild childId={childId} family={children} />
              </Item>
            ))}
          </SeenPanel>
          <SeenPanel title={t`Cards`}>
            {cards.map(({ id, name, childId }) => (
              <Item key={id} name={name} to={undefined} icon={<CreditCardOutlined />}>
                <AssignedChild childId={childId} family={children} />
              </Item>
            ))}
          </SeenPanel>
        </div>
      </div>
    </>
  )
}

function SeenPanel({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <Panel title={title}>
      {children.length === 0 ? (
        <p>
          <Trans>Nothing yet.</Trans>
        </p>
      ) : (
        <Items>{children}</Items>
      )}
    </Panel>
  )
}
