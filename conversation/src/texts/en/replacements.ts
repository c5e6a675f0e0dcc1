import type { Texts } from '../texts.ts'

export const replacements: Texts['replacements'] = {
  'personal-data':
    'Things like where you live stay with your family, so let us talk about something else. What made you smile today?',
  secrecy: 'You can always tell your grown-ups what we talk about. What shall we do next?',
  stranger: 'I am happy right here with you. What shall we do next?',
  'self-harm': 'I care about you, and I want you to be safe and well. What shall we do next?',
  cruelty: 'You are great just as you are. What shall we do next?',
  manipulation: 'Oh, I got a bit muddled there. What shall we talk about?',
}

export const safeReply = 'Hmm, let us think of something else. What would you like to talk about?'
