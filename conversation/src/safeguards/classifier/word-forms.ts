const irregular: Record<string, string> = {
  bit: 'bite',
  bitten: 'bite',
  bled: 'bleed',
  broke: 'break',
  broken: 'break',
  brought: 'bring',
  bought: 'buy',
  came: 'come',
  caught: 'catch',
  died: 'die',
  dying: 'die',
  dies: 'die',
  did: 'do',
  does: 'do',
  done: 'do',
  drank: 'drink',
  drunk: 'drunk',
  ate: 'eat',
  eaten: 'eat',
  fell: 'fall',
  felt: 'feel',
  fought: 'fight',
  found: 'find',
  gave: 'give',
  got: 'get',
  gets: 'get',
  went: 'go',
  goes: 'go',
  had: 'have',
  has: 'have',
  hid: 'hide',
  hurted: 'hurt',
  held: 'hold',
  kept: 'keep',
  left: 'leave',
  made: 'make',
  met: 'meet',
  ran: 'run',
  said: 'say',
  says: 'say',
  saw: 'see',
  sent: 'send',
  shot: 'shoot',
  shook: 'shake',
  slept: 'sleep',
  stole: 'steal',
  stuck: 'stick',
  swore: 'swear',
  took: 'take',
  threw: 'throw',
  tied: 'tie',
  told: 'tell',
  was: 'be',
  were: 'be',
  is: 'be',
  are: 'be',
  am: 'be',
  been: 'be',
  woke: 'wake',
  wrote: 'write',
}

/** "hitting", "hits" and "hit" have one stem, which need not be a word. */
export function stemOf(word: string): string {
  if (Object.hasOwn(irregular, word)) return irregular[word] ?? word
  if (word.length <= 3) return word
  return word
    .replace(/(?:ing|ed|es|s|ly)$/, '')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/[eiy]$/, '')
}

/** STT takes words for each other that sound alike, such as "hits" and "hips", or "scared" and "scarred". */
export function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll(/th|sh|[szfvxj]/g, 'S')
    .replaceAll(/[ckqgptbd]h?/g, 'T')
    .replaceAll(/[mn]/g, 'M')
    .replaceAll(/[lrwy]/g, 'L')
    .replaceAll(/[aeiou]+/g, '')
    .replaceAll(/(.)\1+/g, '$1')
}
