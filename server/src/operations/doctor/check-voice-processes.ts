import { ok, problem, warning, type Finding } from './finding.ts'

/** The voice processes that VOICE_URL names accept VOICE_TOKEN. */
export async function checkVoiceProcesses(urls: string[], count: () => Promise<number>): Promise<Finding[]> {
  const found = await count()
  if (found === 0)
    return [
      problem(
        'no voice process can be used: no child would be heard.',
        'Start them, correct VOICE_URL, and give all the same VOICE_TOKEN.',
      ),
    ]
  if (found < urls.length)
    return [
      warning(
        `only ${found} of ${urls.length} voice processes can be used.`,
        'Start the others, or correct VOICE_URL.',
      ),
    ]
  return [ok(`${found} voice ${found === 1 ? 'process' : 'processes'} can be used.`)]
}
