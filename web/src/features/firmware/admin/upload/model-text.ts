import { t } from '@lingui/core/macro'
import type { FirmwareSettings } from '../../api/get-firmware-settings.ts'

type Model = FirmwareSettings['models'][number]

/** Says of which kind the devices of a model are, for the choice of a model. */
export function modelText({ protocol, boardType, chip }: Model) {
  if (protocol === 'pipit') return t`Devices of ours`
  const parts = [boardType, chip].filter((part) => part !== null).join(', ')
  return parts === ''
    ? t`Boards`
    : t({ message: `Boards (${parts})`, comment: '{parts} is a type of boards and a chip' })
}
