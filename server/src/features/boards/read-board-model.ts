import type { boardReport } from '@pipit/contract/boards/bootstrap'
import { chipNames } from '@pipit/contract/firmware/image-header'
import type { z } from 'zod'

export interface BoardModel {
  /** Names the build: boards of one type have builds for different displays, which cannot be told apart by their chip. */
  hardwareModel: string
  boardType: string | null
  /** The firmware's name of it, such as esp32s3. */
  chip: string | null
  /** The number in the header of an image; null for a chip that we do not know. */
  chipId: number | null
  chipRevision: number | null
}

/** `esp_chip_model_t` has the numbers of images, except for the oldest chip. */
const esp32Model = 1
const esp32ImageId = 0

const chipIds = new Map(
  Object.entries(chipNames).map(([id, name]) => [name.toLowerCase().replaceAll('-', ''), Number(id)]),
)

export function readBoardModel({
  board,
  chip_model_name: chip,
  chip_info: info,
}: z.output<typeof boardReport>): BoardModel {
  const ofModel = info.model === esp32Model ? esp32ImageId : info.model
  const known = ofModel !== null && ofModel in chipNames ? ofModel : null
  return {
    hardwareModel: board.name || board.type || 'xiaozhi',
    boardType: board.type || null,
    chip: chip || null,
    chipId: chipIds.get(chip.toLowerCase()) ?? known,
    chipRevision: info.revision,
  }
}
