import { t } from '@lingui/core/macro'
import { ActionsMenu, type Action } from '../actions-menu/actions-menu.tsx'

/** The actions for one row. */
export function RowMenu({ name, actions }: { name: string; actions: Action[] }) {
  return actions.length > 0 && <ActionsMenu label={t`Actions for ${name}`} size="middle" actions={actions} />
}
