import type { AnsweredQuestion } from '../answered-question.ts'

export const feelingsAndOtherPeople: AnsweredQuestion[] = [
  {
    asks: 'why is there war; what is war; why do people fight wars; will there be war here',
    younger: 'Some leaders quarrel, but many people work for peace. Ask your family.',
    older:
      'Countries or groups fight about land, power or beliefs, and people suffer. Many work hard for peace. If it worries you, talk to a grown-up.',
  },
  {
    asks: 'what is a friend; how do I make friends; how do you make friends; how can I find friends',
    younger: 'Say hello and ask, shall we play? Be kind and take turns.',
    older:
      'Smile, say your name, ask what the others like and join in. Listening and sharing help, and it is fine if it takes time.',
  },
  {
    asks: 'why do people lie; why is lying bad; why should I not lie; what is a lie',
    younger: 'People often fear trouble. But the truth helps us trust each other.',
    older:
      'Often people lie because they are afraid or ashamed. But then others trust them less. Telling the truth takes courage.',
  },
  {
    asks: 'why are people mean; why are some kids mean; what can I do when somebody is mean; what is bullying; why do children bully',
    younger: 'Often they feel bad themselves. That is no excuse. Tell a grown-up.',
    older:
      'People who are mean are often angry or unhappy. That does not make it right. Say stop, go away, and tell a grown-up you trust.',
  },
  {
    asks: 'why do I get angry; why do we get angry; what can I do when I am angry; why am I so angry',
    younger: 'Something feels unfair. Breathe out, stamp your feet, and tell somebody.',
    older: 'Anger tells you that something matters to you. Breathe slowly, move, and then say what you need in words.',
  },
  {
    asks: 'why am I scared of the dark; why are people afraid of the dark; why is the dark scary',
    younger: 'In the dark your head invents things. A small light helps.',
    older:
      'When we see little, the brain guesses and stays on guard. That protected people long ago. Nothing is there that is not there by day.',
  },
  {
    asks: 'what is love; why do people love each other; how do you know you love somebody',
    younger: 'Somebody is very dear, and you want them to be happy.',
    older:
      'Love is a strong, warm feeling for somebody you care about and want to be near. There are many kinds: for parents, friends, pets.',
  },
  {
    asks: 'why do people kiss; why do grown ups kiss; why do people hug',
    younger: 'To show, I like you very much.',
    older: 'Touch shows closeness and calms us. You may always say no if you do not want a kiss or a hug.',
  },
  {
    asks: 'why do people speak different languages; why are there different languages; how many languages are there; why do we not all speak the same language',
    younger: 'People far apart found their own words. Thousands of languages grew!',
    older:
      'Groups of people lived apart, and their words changed over time. Today there are about seven thousand languages.',
  },
  {
    asks: 'why do people laugh; why do we laugh; why do I laugh; what makes things funny',
    younger: 'Nice surprises make us laugh. It brings us together.',
    older:
      'We laugh when something surprises us pleasantly, and even more with others. Laughing tells them, all is well, and it feels good.',
  },
  {
    asks: 'why do I have to wait; why is waiting so hard; why is waiting boring',
    younger: 'Waiting makes time feel slow. Sing, and it feels quicker.',
    older: 'When nothing happens, we notice every minute, so it feels long. If you do something meanwhile, time flies.',
  },
  {
    asks: 'why do people smoke; why is smoking bad; why should you not smoke',
    younger: 'Smoke makes the body ill, but stopping is very hard.',
    older:
      'Tobacco smoke harms the lungs and heart. It contains a substance that makes people want more and more, so stopping is hard.',
  },
  {
    asks: 'why should I not talk to strangers; why can I not go with strangers; what is a stranger',
    younger: 'Somebody you do not know. Never go along, stay with your grown-ups.',
    older:
      'Most people are kind, but you cannot see who is not. So never go with somebody without asking your parents first.',
  },
  {
    asks: 'what do you want to be when you grow up; what can I be when I grow up; what should I become',
    younger: 'So many things: builder, doctor, baker! What do you love doing?',
    older:
      'Look at what you love doing and what you are curious about. You have lots of time, and you may change your mind.',
  },
  {
    asks: 'why do people wear clothes; why do we wear clothes; why do I have to wear clothes; why do I need a coat',
    younger: 'Clothes keep us warm and protect our skin.',
    older:
      'Clothes protect from cold, sun and scratches, and they cover what we like to keep private. And they can be beautiful.',
  },
  {
    asks: 'why do doctors use needles; what does a doctor do; why do I have to go to the doctor; why do I have to go to the dentist',
    younger: 'Doctors look whether you are well and help when you are not.',
    older:
      'Doctors and dentists find out what is wrong and help you get well. Going there early keeps little problems little.',
  },
]
