import { tokenize } from '../../understanding/tokenize.ts'

/** Larger results are hard to listen to. */
const maxNumber = 1_000
const maxResult = 100_000

const question = String.raw`(?:what is|whats|how much is|how many is|how much are|what are|what does|can you (?:do|tell me|work out)|tell me|do you know(?: what)?|calculate|work out)`

const operations: [RegExp, (one: number, other: number) => number | null, string][] = [
  [/(\d+) (?:times|multiplied by|x) (\d+)/, (one, other) => one * other, 'times'],
  [/(\d+) (?:plus|and|add|added to) (\d+)/, (one, other) => one + other, 'plus'],
  [/(\d+) (?:minus|take away|subtract|less) (\d+)/, (one, other) => one - other, 'take away'],
  [/(\d+) (?:divided by|shared by|over) (\d+)/, (one, other) => (other === 0 ? null : one / other), 'divided by'],
]
const singleOperations: [RegExp, (number: number) => number, string][] = [
  [/half (?:of )?(?:a )?(\d+)/, (number) => number / 2, 'Half of'],
  [/(?:double|twice) (\d+)/, (number) => number * 2, 'Double'],
  [/a quarter of (\d+)/, (number) => number / 4, 'A quarter of'],
  [/(?:the )?square root of (\d+)/, (number) => Math.sqrt(number), 'The square root of'],
]

/** Answers "7 times 8 is 56.", or null when the child asked for no sum. */
export function answerSum(said: string): string | null {
  const spoken = tokenize(withOperators(said)).join(' ')
  const asks = new RegExp(String.raw`^(?:.* )?${question} `).test(spoken)
  for (const [pattern, calculate, name] of operations) {
    const found = new RegExp(`(?:^|${question} )${pattern.source}(?: equals?| make| is)?$`).exec(spoken)
    const [, one, other] = found ?? []
    if (one === undefined || other === undefined || (name === 'plus' && / and /.test(found?.[0] ?? '') && !asks))
      continue
    return phraseResult(calculate(Number(one), Number(other)), `${one} ${name} ${other}`, [one, other])
  }
  for (const [pattern, calculate, name] of singleOperations) {
    const [, number] = new RegExp(`(?:^|${question} )${pattern.source}$`).exec(spoken) ?? []
    if (number !== undefined) return phraseResult(calculate(Number(number)), `${name} ${number}`, [number])
  }
  return answerNeighbour(spoken)
}

/** A child may ask "What comes after twenty?" */
function answerNeighbour(spoken: string): string | null {
  const [, side, number] =
    /^(?:.* )?(?:what|which)(?: number)? (?:comes|is) (?:(?:right|just|next) )?(after|before) (?:the )?(?:number )?(\d+)$/.exec(
      spoken,
    ) ?? []
  if (side === undefined || Number(number) > maxNumber || (side === 'before' && Number(number) === 0)) return null
  return side === 'after'
    ? `After ${number} comes ${Number(number) + 1}.`
    : `Before ${number} comes ${Number(number) - 1}.`
}

/** STT writes "7 x 8 = ?" or "5 + 3". */
const withOperators = (said: string) =>
  said
    .replaceAll('+', ' plus ')
    .replaceAll(/(?<=\d)\s*[x×*]\s*(?=\d)/gi, ' times ')
    .replaceAll(/(?<=\d)\s*[-−]\s*(?=\d)/g, ' minus ')
    .replaceAll(/(?<=\d)\s*[/÷:]\s*(?=\d)/g, ' divided by ')

function phraseResult(result: number | null, task: string, numbers: string[]): string {
  if (result === null) return 'Nobody can share by nothing, not even the best computer.'
  if (numbers.some((number) => Number(number) > maxNumber) || result > maxResult)
    return 'Those are very big numbers. A calculator can do that better than I can.'
  if (result < 0) return `${task} goes below zero. It is minus ${-result}.`
  const whole = Math.floor(result)
  if (result === whole) return `${task} is ${whole}.`
  return result - whole === 0.5
    ? `${task} is ${whole === 0 ? '' : `${whole} and `}a half.`
    : `${task} is between ${whole} and ${whole + 1}. It does not come out even.`
}
