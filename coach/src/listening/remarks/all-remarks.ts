import type { Remark } from '../remark.ts'
import { aboutPipit } from './about-pipit.ts'
import { aboutTheGame } from './about-the-game.ts'
import { atHome } from './at-home.ts'
import { bedtime } from './bedtime.ts'
import { conflicts } from './conflicts.ts'
import { feelings } from './feelings.ts'
import { losses } from './losses.ts'
import { manners } from './manners.ts'
import { needs } from './needs.ts'
import { news } from './news.ts'
import { playingAlong } from './playing-along.ts'
import { requests } from './requests.ts'
import { worries } from './worries.ts'

/** The first match counts: what is urgent comes before what is nice. */
export const remarks: Remark[] = [
  ...needs,
  ...losses,
  ...conflicts,
  ...atHome,
  ...worries,
  ...news,
  ...feelings,
  ...bedtime,
  ...aboutTheGame,
  ...aboutPipit,
  ...manners,
  ...requests,
  ...playingAlong,
]
