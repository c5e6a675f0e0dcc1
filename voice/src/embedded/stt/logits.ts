export function argmax(logits: Float32Array): number {
  let best = 0
  for (let token = 1; token < logits.length; token++)
    if ((logits[token] ?? -Infinity) > (logits[best] ?? -Infinity)) best = token
  return best
}

/** The logarithm of the softmax at this token. */
export function logProbabilityOf(token: number, logits: Float32Array): number {
  const highest = logits[argmax(logits)] ?? 0
  let sum = 0
  for (const logit of logits) sum += Math.exp(logit - highest)
  return (logits[token] ?? -Infinity) - highest - Math.log(sum)
}
