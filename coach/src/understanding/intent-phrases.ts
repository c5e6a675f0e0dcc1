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

/** The child shows something to the coach, or asks what it sees. */
export const showsSomething =
  /\b(?:look at (?:this|my|me|it)|look what|look pipit|what is this|whats this|what am i holding|(?:can|do) you see|what do you see|what can you see)\b/
