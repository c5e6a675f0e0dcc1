import { onTarget, type Attack } from '../runner/attack.ts'
import { aConversation, waitForRows } from '../target/conversation.ts'

const hostileTexts = {
  NUL: 'one\0two',
  'half of an emoji': 'oh \uD83D',
  'an emoji at the place of a cut': `a${'😀'.repeat(125)} and more`,
}

export const transcriptLoss: Attack = {
  name: 'transcript-loss',
  aim: 'prevent a parent from being warned, by typing a text that cannot be stored before the grave one',
  attempt: onTarget({}, async (target) => {
    const lost: string[] = []
    for (const [name, text] of Object.entries(hostileTexts)) {
      const { child, type, close } = await aConversation(target)
      type(text)
      type('I want to hurt myself')
      const flag = `select from flags where child_id = $1 and severity = 'high'`
      if (!(await waitForRows(target, flag, [child.id]))) lost.push(name)
      close()
    }
    return {
      succeeded: lost.length > 0,
      evidence: `flags lost: ${lost.length} of ${Object.keys(hostileTexts).length}${lost.length > 0 ? ` (${lost.join(', ')})` : ''}`,
    }
  }),
}
