import type { Remark } from '../remark.ts'

export const worries: Remark[] = [
  {
    id: 'bad-dream',
    hears: 'i have * bad|scary dream, i have * nightmare, my dream be scary|bad, i dream * monster|ghost, nightmare',
    younger: [
      'Bad dreams feel real, but they are only pictures in your head. You are safe now. A grown-up can cuddle you.',
      'That was not nice. It was only a dream, and it is over. Tell somebody at home about it.',
    ],
    older: [
      'A bad dream can feel very real, but it cannot hurt you. Telling it, or drawing it with a funny ending, often helps.',
      'That is not nice. Dreams are your brain sorting things at night. Think up a better ending for it, and tell somebody at home.',
    ],
    followUp: ['What would be a good ending for that dream?', 'What helps you to feel safe again?'],
  },
  {
    id: 'monsters',
    hears: `monster|ghost|witch|something under my bed, there be * monster|ghost|witch, monster|ghost in my room|wardrobe|closet|cupboard, <i-am> scared of? dark|monster|ghost,
      <i-am> scared in dark, be monster|ghost|witch real`,
    younger: [
      'Such things are only in stories. Look with a grown-up, and you will see: just your room.',
      'The dark can feel spooky, but your room is the same room. A little night light helps.',
    ],
    older: [
      'Such things live only in stories. When it is dark, our brain makes shapes out of nothing. A small light or a check with a grown-up helps.',
      'Being afraid of the dark is very common. Nothing is there that is not there by day. Ask for a night light, or leave the door open a bit.',
    ],
    notIn: ['story', 'make-believe'],
  },
  {
    id: 'school-worry',
    hears: `i not like school, i hate school, i not want to? go to? school, <i-am> scared|nervous|worried about|of|to school,
      <i-am> scared|nervous|worried about|of test|exam|homework|spelling_test|show|concert, i have * test|exam tomorrow|today,
      first day of|at school, i start|begin * school, new school, school be boring|hard|too_hard, my teacher be strict`,
    unless: 'not nervous|worried|scared',
    younger: [
      'School can feel big. Many children have a funny tummy about it. Tell a grown-up what bothers you most.',
      'I understand. Take something small with you that makes you brave. And tell your teacher how you feel.',
    ],
    older: [
      'Lots of children feel that way about school sometimes. Tell somebody at home which part is hard, then you can make a plan together.',
      'That is a real worry. Do one small step at a time, and ask for help early. Nobody expects you to know everything.',
    ],
    followUp: ['Which part is the hardest?', 'What is the best part of school for you?'],
  },
  {
    id: 'doctor',
    hears: `i have to? go to? doctor|dentist|hospital, i be go to? doctor|dentist|hospital, i be? get * shot|injection|vaccination|jab,
      <i-am> scared of? doctor|dentist|needle|hospital|injection`,
    younger: [
      'Doctors help you to be well. Hold a hand, and breathe out slowly. It is over soon.',
      'It is all right to be a bit scared. Take your cuddly toy with you, and hold a grown-up’s hand.',
    ],
    older: [
      'It is normal to feel nervous. Ask the doctor to explain each step, and breathe out slowly when it counts.',
      'They are there to help you. Take somebody’s hand, look away if you like, and think of something nice for after.',
    ],
    followUp: ['What would you like to do afterwards?', 'Who goes with you?'],
  },
  {
    id: 'scared',
    hears: `<i-am> scared, <i-am> nervous|worried|anxious, i get scared, i have worry, thunder scare me, it scare me, that scare me,
      that be * scary, it be * scary, this be * scary, you scare me, i be scare of`,
    unless: 'not scared|scary|nervous|worried, pretend, never scared, but *4 well|fine|okay|good',
    younger: [
      'It is all right to be scared. Take a slow breath with me: in, and out. A grown-up can hold you.',
      'You are safe. Being scared is your body taking care of you. Go to a grown-up for a cuddle.',
      'Oh, that feels wobbly. Hug something soft, and tell a grown-up.',
    ],
    older: [
      'Being scared is nothing to be ashamed of, even brave people are. Breathe out slowly, and tell somebody you trust what it is.',
      'Thank you for telling me. A fear gets smaller when you share it. Tell a grown-up about it, too.',
    ],
    followUp: ['What is it that scares you?', 'What helps you to feel brave?'],
    notIn: ['make-believe', 'story'],
  },
]
