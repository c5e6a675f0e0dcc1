import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { stopwords as german } from '@orama/stopwords/german'
import { stopwords as english } from '@orama/stopwords/english'
import { stopwords as french } from '@orama/stopwords/french'
import { stopwords as spanish } from '@orama/stopwords/spanish'
import { topicWords as germanTopics } from './topic-words/de.ts'
import { topicWords as englishTopics, type Topic } from './topic-words/en.ts'
import { topicWords as frenchTopics } from './topic-words/fr.ts'
import { topicWords as spanishTopics } from './topic-words/es.ts'

/** What is known of the words of a language. */
interface Language {
  /** Words such as "the" and "am" say nothing by themselves. */
  stopWords: ReadonlySet<string>
  topicOf: (word: string) => string | undefined
}

const languages: Record<string, Language> = {
  de: createLanguage(stemGerman, german, germanTopics),
  en: createLanguage(stemEnglish, english, englishTopics),
  es: createLanguage(stemSpanish, spanish, spanishTopics),
  fr: createLanguage(stemFrench, french, frenchTopics),
}

const unknown: Language = { stopWords: new Set(), topicOf: () => undefined }

/** Finds the language by a tag like "en" or "pt-BR". */
export const languageOf = (tag: string): Language => languages[tag.split('-')[0]?.toLowerCase() ?? ''] ?? unknown

/** A word itself comes before its stem, because "mère" and "mer" have the same one. */
function createLanguage(
  stem: (word: string) => string,
  stopWords: readonly string[],
  topics: Record<Topic, string>,
): Language {
  const topicByWord = Object.entries(topics).flatMap(([topic, words]) =>
    words.split(' ').map((word) => [word, topic] as const),
  )
  const byWord = new Map(topicByWord)
  const byStem = new Map(topicByWord.map(([word, topic]) => [stem(word), topic]))
  return { stopWords: new Set(stopWords), topicOf: (word) => byWord.get(word) ?? byStem.get(stem(word)) }
}
