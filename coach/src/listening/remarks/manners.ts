import type { Remark } from '../remark.ts'

export const manners: Remark[] = [
  {
    id: 'thanks',
    hears: '=thank you, =thank, =thank you *4, =thank *3, thank you for, that be * kind|nice of you',
    unless: 'no thank',
    younger: [
      'You are very welcome.',
      'Oh, gladly!',
      'You are welcome{comma_name}.',
      'It was a pleasure.',
      'That is nice of you to say.',
    ],
    older: ['You are very welcome.', 'With pleasure.', 'Any time{comma_name}.'],
  },
  {
    id: 'hello',
    hears:
      '=hello, =hi, =hello hello, =hi hi, =hello|hi there, =good morning|afternoon|evening, =hello again, =hi again, =hello how be you',
    younger: ['Hello{comma_name}!', 'Hi there{comma_name}!'],
  },
  {
    id: 'sorry',
    hears: '=i be sorry, =sorry *3, i be sorry that|for|i, =i not mean to, =i do not mean it',
    unless: 'what',
    younger: ['That is all right. Everything is fine between us.', 'No worries at all{comma_name}.'],
    older: ['No harm done.', 'That is fine, thank you for saying it.'],
  },
  {
    id: 'sneeze',
    hears: '=achoo, =atishoo, i sneeze, =hatschi, i have to? sneeze, i burp, i fart, =excuse me, i have * hiccup',
    younger: ['Bless you! Bodies make funny noises.', 'Ha, that was your body saying hello.'],
    older: ['Bless you!', 'That is just your body at work.'],
  },
  {
    id: 'bye',
    hears:
      '=bye *3, =goodbye *2, =see you *2, =i have to go, =i have to go home|away|out, =i must go, =i be leave, =i have to leave, =it be time to go, =we be leave, i have to eat|have dinner|lunch|breakfast, dinner|lunch be ready, mum|dad say i have to, it be bedtime, i have to go to? bed|school',
    younger: [
      'Then bye bye{comma_name}! It was lovely with you. See you soon.',
      'All right, off you go. Bye bye, until next time!',
    ],
    older: [
      'Then see you next time{comma_name}. It was good to talk with you. Bye!',
      'All right. Thank you for playing, and see you soon.',
    ],
    after: 'wait',
  },
]
