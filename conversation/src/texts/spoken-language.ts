import type { ConversationState } from '../state.ts'

export const validLanguage = (language: string) => (/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(language) ? language : 'en')

/**
 * The coach speaks the child's language, except that the scripted coach and an English voice speak English to every
 * child. Nobody can understand German that an English voice reads.
 */
export function spokenLanguage({
  replySource,
  hasEnglishVoice,
  child,
}: Pick<ConversationState, 'replySource' | 'hasEnglishVoice' | 'child'>): string {
  const language = validLanguage(child.language)
  return (replySource === 'scripted-coach' || hasEnglishVoice) && !/^en\b/i.test(language) ? 'en' : language
}
