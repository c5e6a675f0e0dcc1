import type { Story } from './stream-entries.ts'
import { storyWords } from './transcript-wording.ts'

export async function* writeText(story: Story) {
  const words = storyWords(story)
  yield `${words.title}\n${words.note}\n`
  for await (const { entry, begins } of story.told) {
    if (begins) yield `\n${words.day(begins.startedAt)}, ${words.clock(begins.startedAt)} (${words.about(begins)})\n`
    const remarks = words
      .remarks(entry)
      .map((remark) => ` [${remark}]`)
      .join('')
    // A line each: what somebody said cannot pass for the next one's words.
    yield `${words.clock(entry.time)}  ${words.speaker(entry)}: ${words.said(entry).replaceAll(/\s+/g, ' ')}${remarks}\n`
  }
}
