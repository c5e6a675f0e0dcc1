import type { Remark } from '../remark.ts'

/** What a child is proud of or looks forward to. */
export const news: Remark[] = [
  {
    id: 'lost-tooth',
    hears: `i lose * tooth, my * tooth fall out, my * tooth come out, my * tooth be? wobbly|loose|wobble, i have * wobbly|loose tooth,
      tooth fairy come|bring|give`,
    unless: 'why|how',
    younger: [
      'Wow, a tooth! Soon a big new one comes.',
      'Hooray for the tooth! Now a strong big one has room.',
      'Teeth, teeth! You are growing so fast.',
      'A tooth story, I like those.',
    ],
    older: [
      'Congratulations! A grown-up tooth is already waiting to take its place.',
      'A tooth, how exciting! Your mouth is getting ready for the big ones.',
      'One more step to a grown-up smile!',
    ],
    followUp: [
      'What does it feel like?',
      'Is it your first one?',
      'Where is the tooth now?',
      'What can you bite best just now?',
      'Who was the first to see the gap?',
    ],
    isUrgent: true,
  },
  {
    id: 'scored-or-won',
    hears: `i score, we score, i shoot * goal, i win, we win, i be first|fastest, i come first|1, i beat my|him|her|them|everybody|dad|mum,
      i get * medal|trophy|prize|star|sticker|certificate|badge|good_mark|good_grade|full_marks, my team win,
      i get 10|100 out of`,
    unless: 'not win, never win, if *3 win, win if, i want, lose, who win, do i, can i, may i, be i, let me',
    younger: [
      'Hooray{comma_name}! That is great. You can be proud of yourself.',
      'Wow, well done! I would clap if I had hands.',
      'You did that? Super! Tell everybody at home.',
    ],
    older: [
      'Congratulations{comma_name}! That took practice, and you can be proud.',
      'Wow, well done! That must have felt amazing.',
      'Brilliant! Nobody can take that away from you.',
    ],
    followUp: [
      'How did it feel?',
      'How did you do it?',
      'Who was watching?',
      'What did the others say?',
      'Had you practised for it?',
    ],
    isUrgent: true,
  },
  {
    id: 'lost-a-game',
    hears:
      'i lose the? game|match|race, we lose, i always lose, i come last, i be last, i never win, we not win, i lose against|to',
    unless: 'we lose our|my',
    younger: [
      'Losing feels bad, I know. You tried, and that is brave. Next time is a new game.',
      'Oh, that is a pity. Everybody loses sometimes, even the very best.',
    ],
    older: [
      'Losing is hard when you wanted it so much. You played, you learned something, and the next game starts at zero.',
      'That is disappointing, and you may be cross for a bit. Even the best teams lose.',
    ],
    followUp: ['What went well in it?', 'What would you try next time?'],
  },
  {
    id: 'new-skill',
    hears: `i can * ride|swim|whistle|skate|ski|dive|read|write|tie|count|jump|climb|hop|cartwheel|juggle|snap|spell|dress|zip|skip|do_it|
      do_handstand|do_cartwheel|do_a_cartwheel, i learn|learned * to ride|swim|read|write|tie|whistle|skate|ski|dive|count|cook|play|do|how,
      i learn to, i ride my? bike, i swim without|all_by, i read * all_by|by|myself|whole, i do it * myself|alone,
      i do it all by, i tie my shoe, i do * handstand|cartwheel, i make it * myself, i make my bed, i clean|tidy my room, i help mum|dad|grandma|grandpa,
      i be brave, i try * first_time, i eat all my, i go to sleep alone, i sleep in my own, i save * game, i be good at`,
    unless: 'can not, not can, why|how can, i want, if i, can i',
    notIn: ['move'],
    younger: [
      'You can do that? Wow{comma_name}, you are growing so much!',
      'All by yourself! That is really something.',
      'Well done! You practised, and now you can do it.',
      'So you can do that already, bravo!',
      'That takes a strong and clever child.',
    ],
    older: [
      'That is really something, well done{comma_name}. You worked for it.',
      'Impressive! Learning something new takes courage and patience.',
      'Nice work. You can be proud of that.',
    ],
    followUp: [
      'Who taught you that?',
      'What was the hardest part?',
      'What would you like to learn next?',
      'How did you begin?',
      'Who has seen you do it?',
      'How long did you practise?',
    ],
  },
  {
    id: 'my-birthday',
    hears: `it be my birthday, today be my birthday, my birthday be today, i be * birthday boy|girl|child, i turn # today,
      i be # today, i become # today, happy birthday to me, i get * for my birthday, my birthday party be today`,
    unless: 'not my birthday, when be my birthday, birthday on|in|next|tomorrow|soon',
    younger: [
      'Happy birthday{comma_name}! Hip, hip, hooray! I hope there is cake.',
      'Your birthday! La la la, happy birthday to you! What a special day.',
    ],
    older: [
      'Happy birthday{comma_name}! I wish you a year full of good things.',
      'Happy birthday! Today is all about you.',
    ],
    followUp: ['What is the best thing about today?', 'What kind of cake do you like best?'],
    isUrgent: true,
  },
  {
    id: 'birthday-soon',
    hears: `my birthday be *4, it be my birthday * tomorrow|soon|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday, i have * birthday soon|tomorrow|party, i will be #, i be go to be # soon|tomorrow|next,
      i be # and half, i be almost|nearly #, i go to * birthday party, it be my <relative> birthday, my <relative> birthday, birthday party`,
    unless: 'when be, how old, what be, sad birthday, nobody come',
    younger: ['A birthday, how exciting! Cake and candles and singing.', 'Oh, a birthday! I like birthdays very much.'],
    older: ['A birthday is coming, how exciting!', 'How nice, something to look forward to.'],
    followUp: ['What would you like to do on that day?', 'What makes a birthday really good?'],
  },
  {
    id: 'new-baby',
    hears: `i have|get|will_have|be_get|be_have * new|baby|little|small brother|sister|baby, new baby, mum * have baby, mum be have * baby, mum be pregnant, mum have baby in,
      i be go to be * big brother|sister, i be big brother|sister now?, my brother|sister be bear|born, baby brother|sister be bear|born|come|here`,
    unless: 'where do|come *3 baby, how be baby, baby cry * all, pretend, doll, why',
    younger: ['A new baby! And you are the big one now.', 'How exciting! You can show the baby so many things.'],
    older: [
      'A new baby, congratulations! It is a big change, and every feeling about it is allowed.',
      'How exciting! Your baby is lucky to have you. It may be loud at times, and that is normal.',
    ],
    followUp: ['What will you show the baby first?', 'How is that for you?'],
  },
  {
    id: 'new-pet',
    hears: 'i|we get|have|be_get|be_have * new <pet>, i|we get * <pet>, i|we be get * <pet>, i|we adopt * <pet>',
    unless: 'if, i want, why|how',
    younger: [
      'A new animal friend, how lovely! Be gentle, and it will trust you.',
      'Oh, how sweet! It needs love, food and rest.',
    ],
    older: [
      'A new pet, how wonderful! It will get used to you quickly if you are calm and patient.',
      'How exciting! Looking after an animal is a real job, and a lovely one.',
    ],
    followUp: ['What is its name?', 'What does it look like?'],
  },
  {
    id: 'trip',
    hears: `i|we be go to? * holiday|beach|sea|zoo|circus|disneyland|camping|cinema|airport|farm|fair|aquarium|museum|theme_park|grandma|grandpa,
      i|we be go on * holiday|plane|trip|train|boat, i|we go on * holiday|trip, tomorrow i|we be? go, we be fly to, i|we be? go camp, we will go to, i be excited for holiday|christmas|easter,
      christmas be come|soon|tomorrow, i can not wait for christmas|holiday|easter|halloween, it be christmas|easter|halloween|diwali|eid|hanukkah`,
    unless: 'what if, i want, i not',
    younger: [
      'Oh, how exciting! Something lovely to look forward to.',
      'That will be fun! Keep your eyes open for me.',
    ],
    older: [
      'That sounds great. Looking forward to something is half the fun.',
      'How exciting! You will have something to tell me.',
    ],
    followUp: ['What do you look forward to most?', 'What will you take with you?'],
    notIn: ['free-talk', 'story', 'make-believe'],
  },
  {
    id: 'favourite',
    hears: 'my favourite|favorite *3 be',
    unless: 'what be, do you know',
    younger: ['Good to know! I like that you tell me.', 'Oh, a lovely thing to like best.', 'A very good favourite.'],
    older: ['Good choice. Thank you for telling me.', 'Interesting! I like to know what you like.'],
    notIn: ['free-talk', 'show-and-tell', 'word-garden', 'good-night'],
  },
]
