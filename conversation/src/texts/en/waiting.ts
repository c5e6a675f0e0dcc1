import type { BusyPhrases, Fillers, RefusalTexts, SilenceTexts } from '../texts.ts'

export const busy: BusyPhrases = {
  wait: 'So many children are talking to me now. Give me a moment, please.',
  askAgain: 'So many children are talking to me now. Please tell me again in a little while.',
  comeBack:
    'So many children are talking to me now. Come back in a little while! If something is wrong, tell a grown-up.',
}

export const refusals: RefusalTexts = {
  noChild: 'I do not know yet who I talk with. Please ask a grown-up to choose it in Pipit.',
  noConsent: 'I am not allowed to talk right now. Please ask a grown-up to open Pipit and agree to our conversations.',
  noFamily: 'I do not belong to a family yet. Please ask a grown-up to add me in Pipit.',
  tryLater:
    'I cannot talk right now, and it is not your fault. Try again in a little while! If something is wrong, tell a grown-up.',
  restarting: 'I have slept for a long time and need a moment to wake up. Wake me again in a little while!',
}

export const fillers: Fillers = {
  whileGreeting: ['One moment, I am just waking up.', 'Hmm, let me stretch my wings first.'],
  whileStarting: ['Oh, a card! Let me have a look.', 'A card! Let me see what it is.'],
  forYounger: [
    'Hmm, let me think.',
    'Good one. I am thinking.',
    'Wait a moment, I am still thinking.',
    'Let me think with my whole head.',
  ],
  forOlder: [
    'Hmm, let me think about that.',
    'Give me a second, I am thinking.',
    'Good one. Let me think.',
    'I am still thinking about it.',
  ],
}

export const silence: SilenceTexts = {
  encouragements: [
    'I am still here. Take all the time you need.',
    'I am still here. There is no hurry.',
    'I am still here. You can think as long as you like.',
  ],
  encouragementsWhileAway: ['I am still here. Take your time.', 'No hurry, I will wait for you.'],
  lastCalls: ['Are you still there? I ask once more.', 'Can you hear me? Here it is again.', 'Shall I ask again?'],
  stillThere: ['Are you still there? You can tell me anything.', 'Are you still there? I am listening.'],
  quietTogether: [
    'You can tell me anything, or we can just be quiet for a bit.',
    'We can also just be quiet together for a while.',
  ],
  fallingAsleep: ['I am here. You can just close your eyes and rest.', 'It is nice and quiet. Just rest a little.'],
  goodbye: 'I think you are busy with something else now. Talk to me whenever you like. Bye for now!',
  goodbyeAfterGame:
    'I think you are busy with something else now. We can go on with our game whenever you like. Bye for now!',
  goodNight: 'Sleep well. Good night.',
}
