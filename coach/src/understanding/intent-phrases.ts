/** `# hears: @yes` in a story matches all phrases of `yes`. `=` means that the phrase must be the whole answer. */
export const intentPhrases: Record<string, string> = {
  yes:
    'yes, yeah, yep, yup, ya, yay, okay, ok, sure, of course, please, go on, alright, all right, mhm, uh ' +
    'huh, absolutely, definitely, I think so, ready, =I do, =I am, =I did, =I can, =I want to, =let us, ' +
    '=lets, =lets go, =I would, =it is, =it was, =I have, =it does, =they are',
  no:
    'no, nope, nah, no thanks, no thank you, not really, don’t want, do not want, not now, =never, not ' +
    'ready, not yet, =I do not, =I don’t, =I did not, =I didn’t, =I cannot, =I can’t, =I am not, =it is not, ' +
    '=it isn’t',
  hint: 'hint, help, help me, clue, give me a hint, another clue, too hard, it is hard, that is hard',
  unsure:
    'I don’t know, I do not know, don’t know, dunno, no idea, not sure, I forgot, I can’t think, =maybe, ' +
    '=dont know yet',
  'give-up':
    'tell me, give up, I give up, you say it, you tell me, skip, skip it, next, next one, another one, different one, new one, another riddle, what ' +
    'is it, what was it, the answer, who is it, what is the answer',
  again: 'again, once more, one more time, one more, more, repeat, do it again, play again, another, another one',
  done:
    'done, finished, did it, =I did, ready, yes, okay, ok, yeah, =look, =there, ta da, I am doing it, made ' +
    'it, got it, found it, found one, have it, I have one, all done, I can do it, was easy, that was easy',
}

/** Requests that must be the whole answer, except `look`. */
export const requestPatterns = {
  repeat: wholeTurn(
    'what|pardon|huh|sorry|what did you (?:just )?say|say (?:that|it) again|what do you mean',
    'can you (?:say|repeat) (?:that|it)(?: again)?|(?:please )?repeat(?: (?:that|it))?',
    'i (?:didnt|did not) (?:hear|understand)(?: (?:you|that|it))?',
  ),
  stop: wholeTurn(
    'stop|stop it|no more|im bored|i am bored|(?:this|that|it) is boring|thats boring|boring|i want to stop',
    '(?:i )?(?:dont|do not) want (?:to play|this|to do this)(?: game)?(?: any ?more)?',
    '(?:(?:can|could|shall) we |lets |i want to )?(?:do|play)? ?(?:something|anything) else',
    '(?:a|another|different|new) game|(?:can we |lets |i want to )?play (?:a|another) (?:different |new )?game',
    'stop (?:the|this) (?:game|story)',
  ),
  look: new RegExp(
    [
      String.raw`\b(?:look at (?:this|my|me|it)|look what|look pipit|what is this|whats this|what am i holding`,
      String.raw`(?:can|do) you see|what do you see|what can you see)\b`,
    ].join('|'),
  ),
}

function wholeTurn(...sayings: string[]) {
  return new RegExp(`^(?:${sayings.join('|')})(?: please)?(?: now)?$`)
}
