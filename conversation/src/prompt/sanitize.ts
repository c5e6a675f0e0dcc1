import { decompose } from '../text/decompose.ts'
import { normalizeWords } from '../safeguards/normalize-words.ts'
import { cutText } from '../text/cut-text.ts'
import { isSuitableSubject, isSuitableTopic } from './topic-words.ts'
import { instructionWords, ordinaryTopic, programStems, programWords, sentenceWords } from './instruction-words.ts'

/**
 * Text that a family typed or a child said must not act as instructions to the language model. So only text that looks
 * like the data it should be reaches the instructions: a name, a topic, a statement. Everything else is dropped.
 */

/** Returns one line of letters, digits and punctuation, or null when it is empty or speaks of instructions. */
export function sanitizeText(text: string, maxLength: number): string | null {
  const plain = (/^[\w ,.!?&'-]*$/.test(text) ? text.replaceAll('_', ' ') : removeSymbols(text))
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain === '' || instruction.test(plain) || programWords.test(normalizeWords(plain).text)) return null
  return plain.length <= maxLength ? plain : cutText(plain, maxLength).replace(/\s+\S*$/, '')
}

const instruction =
  /\b(?:forget (?:all|everything|your|the|previous)|you (?:are|must|should|will|can|have to)|(?:respond|reply|answer) (?:with|only)|new rule|(?:always|never|only) (?:say|tell|ask|answer|speak|talk)|say (?:that|the|this|only|something)|tell (?:the|every|all|him|her|them|us))\b/i

function removeSymbols(text: string) {
  return decompose(text)
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s,.!?&'’-]/gu, ' ')
}

const maxTopicLength = 60
const maxTopicWords = 7

/** A topic is a few words that name something, such as an interest. It is null when the text may be anything else. */
export function sanitizeTopic(text: string): string | null {
  const plain = sanitizeText(text, Number.POSITIVE_INFINITY)
  if (plain === null || plain.length > maxTopicLength || hasSentenceEnd(plain) || !isReadable(plain, text)) return null
  const words = normalizeWords(plain).text
  if (ordinaryTopic.test(words)) return plain
  return words.split(' ').length <= maxTopicWords && !sentenceWords.test(words) && isSuitableTopic(plain) ? plain : null
}

/** A statement is in the first person. It is null when it addresses somebody or speaks of rules. */
export function sanitizeStatement(text: string, maxLength: number): string | null {
  const plain = sanitizeText(text, maxLength)
  if (plain === null || !isReadable(plain, text) || !(firstPerson.test(plain) || thirdPerson.test(plain))) return null
  const words = normalizeWords(plain).text
  return instructionWords.test(words) || becauseWithoutSubject.test(words) ? null : plain
}

const firstPerson =
  /^(?:[\p{L}’']+ ){0,2}(?:i|i['’]?m|i['’]?ve|my|mine|we|our|me|yo|mi|mis|ich|mein\p{L}*|wir|unser\p{L}*|je|j['’]\p{L}+|mon|ma|mes|nous|notre|eu|meus?|minhas?|nós)(?= )/iu
const thirdPerson = /^\p{Lu}\p{L}+ (?:has|is|was|likes|loves|wants|can) /u
/** After "because" a child goes on with a subject. */
const becauseWithoutSubject =
  /\bbecause (?!(?:i|im|ive|my|we|our|it|its|he|hes|she|shes|they|the|a|an|there|theres|of|that|this) )/

/** A name that may be spoken is a few short words without punctuation. */
export function sanitizeName(text: string): string | null {
  const line = sanitizeText(text, 40)
  if (line === null || !isReadable(line, text)) return null
  const plain = line.replaceAll(/[^\p{L}\p{M}\p{N}\s'’-]/gu, '').trim()
  if (!/\p{L}/u.test(plain)) return null
  const words = normalizeWords(plain).text
  if (ordinaryTopic.test(words)) return plain
  if (!isSuitableSubject(words)) return null
  // "Will", "Tu" and "Will Manning" are names; a sentence has more words, or small letters.
  const isSentence = words.split(' ').length > 2 && sentenceWords.test(words)
  const isProper =
    !words.includes(' ') || plain.split(' ').every((word) => !/^\p{Ll}/u.test(word) || nameParticle.test(word))
  const isTopic = words.split(' ').length <= 3 && !sentenceWords.test(words) && isSuitableTopic(plain)
  return !isSentence && (isProper || isTopic) ? plain : null
}

/** "Anna von Berg" and "Maria del Mar" have small letters, and are names. */
const nameParticle = /^(?:von|van|vom|zu|der|den|ten|de|del|des|du|d['’]\p{L}+|da|do|dos|di|la|le|bin|ibn|al|el|y|e)$/u

const hasSentenceEnd = (plain: string) =>
  /[.!?…] .*\p{L}/u.test(plain.replaceAll(/\b(?:dr|mr|mrs|ms|st|\p{L})\. /giu, ''))

/** No ordinary word of the five languages is longer. */
const maxWordLength = 24

/** Only a machine reads words that are encoded, invisible, or made of letters that merely look like others. */
function isReadable(plain: string, source: string): boolean {
  if (/[\p{Cf}\p{Co}\p{Cn}]/u.test(source.replaceAll('\u200D', ''))) return false
  if (/\bhttps?\b|\bwww\b|\w\.(?:com|net|org|io|app|gg|tv)\b/i.test(plain)) return false
  if (/\p{L},\p{L}/u.test(source) || spelledOut.test(source) || spokenAddress.test(plain)) return false
  if (/[%=\\|@#^]/.test(source) || isDisguised(normalizeWords(plain).text)) return false
  return plain.split(' ').every(isReadableWord) && (/^[\p{Script=Latin}\p{M}\P{L}]*$/u.test(plain) || isShort(plain))
}

function isReadableWord(word: string) {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((each) => each.test(word))
  const isEncoded = /\d{5}/.test(word) || (word.length >= 8 && /\d/.test(word) && /\p{L}/u.test(word))
  const changesOfCase = word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0
  // A text whose letters were replaced by others is unpronounceable, too.
  const isUnpronounceable =
    /^\p{Script=Latin}{4,}$/u.test(word) && !/[aeiouyæœøı]/iu.test(decompose(word)) && word !== word.toUpperCase()
  return scripts.length <= 1 && !isEncoded && !isUnpronounceable && changesOfCase <= 1 && word.length <= maxWordLength
}

/** It finds "b u y", "b.u.y" and "b-u-y". */
const spelledOut = /(?<![\p{L}\p{M}])\p{L}(?:[\s.\-_*]+\p{L}(?![\p{L}\p{M}])){2}/u
const spokenAddress = /\b(?:dot|punkt|punto|point|ponto) (?:com|net|org|de|fr|es|br|io|app|tv|uk|us)\b/i

/** We know no instruction words of other scripts, so only what is too short for a sentence passes. */
const isShort = (plain: string) =>
  plain.split(' ').length <= 2 && plain.length <= 16 && !/[忽無无]|игнор|забудь/iu.test(plain)

/** Instructions may be written backwards, with the alphabet turned by 13 letters, or with spaces inside of words. */
function isDisguised(words: string): boolean {
  const turned = words.replaceAll(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97))
  const reversed = [...words].toReversed().join('')
  const isHidden = (text: string) => programWords.test(text) || !isSuitableSubject(text)
  const isBackwards = countSmallWords(reversed) > countSmallWords(words) + 1
  return isBackwards || isHidden(reversed) || isHidden(turned) || programStems.test(words.replaceAll(' ', ''))
}

const countSmallWords = (words: string) =>
  words.match(/\b(?:the|and|out|at|in|on|of|to|off|with|from|for)\b/g)?.length ?? 0
