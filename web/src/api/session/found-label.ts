import { readReturnPath } from './return-path.ts'

const labelPath = /^\/app\/(device|card)s\/add\/[^/?]+\?(?:.*&)?code=/

/** What somebody holds who has scanned a label and must sign in first. Only the label's link says so: nothing is asked for. */
export function readFoundLabel(): 'device' | 'card' | null {
  const [, kind] = labelPath.exec(readReturnPath() ?? '') ?? []
  return (kind as 'device' | 'card' | undefined) ?? null
}
