import type { AnsweredQuestion } from '../answered-question.ts'

/** Families, rules, feelings, life and faith. */
export const peopleAndLife: AnsweredQuestion[] = [
  {
    asks: 'why do I have to go to school; why do we go to school; why is there school; what is school for; do I have to go to school',
    younger: 'At school you learn to read, count and make friends. Then you can find out anything.',
    older:
      'School teaches what you need to understand the world and to decide for yourself. And you learn to get along with others.',
  },
  {
    asks: 'why do I have to do homework; why is there homework; why do we have homework',
    younger: 'Practice makes things stick in your head.',
    older:
      'When you do something again on your own, your brain stores it better. If it is too much, tell your teacher.',
  },
  {
    asks: 'why do I have to go to bed; why do I have to go to bed early; why do children go to bed earlier; why do grown ups stay up late',
    younger: 'Children grow in their sleep, so they need more of it than grown-ups.',
    older: 'Children’s brains and bodies are growing and need about ten hours of sleep, grown-ups only seven or eight.',
  },
  {
    asks: 'why do I have to tidy my room; why do I have to clean up; why do we tidy up',
    younger: 'When everything has its place, you find it again, and nobody steps on it.',
    older: 'In a tidy room you find your things, nothing gets broken, and the family can live together well.',
  },
  {
    asks: 'why do I have to share; why should I share; why do we share',
    younger: 'Sharing makes two people happy instead of one.',
    older:
      'When we share, everybody gets a turn, and others share with us. You may also have some things that are only yours.',
  },
  {
    asks: 'why do I have to say please; why do we say thank you; why do I have to say sorry; why do I have to be polite',
    younger: 'Kind words feel good, for you and for others.',
    older: 'With please, thank you and sorry we show that we notice each other. It makes living together easier.',
  },
  {
    asks: 'why do I have to wear a helmet; why do I need a seat belt; why do I have to sit in a car seat; why do I have to wear a seatbelt',
    younger: 'A helmet and a belt keep you safe if you fall or bump.',
    older:
      'If something goes wrong, the body keeps moving fast. A helmet protects your brain, and a belt holds you in your seat.',
  },
  {
    asks: 'why do I have to listen to my parents; why do parents make rules; why are there rules; why do we need rules',
    younger: 'Rules keep you safe and make it fair for everybody.',
    older:
      'Rules protect people and make life together fair. You may ask why a rule is there, and good ones have a reason.',
  },
  {
    asks: 'why can I not watch television all day; why can I not play on the tablet all day; why is too much screen time bad; why is too much tv bad',
    younger: 'Your body wants to move, and your eyes want a rest.',
    older:
      'Too much screen leaves no time for moving, sleeping and playing with others, and growing brains need all of these.',
  },
  {
    asks: 'why do grown ups work; why does daddy have to work; why does mummy go to work; why do people work; why do parents have to work',
    younger: 'They earn money for food and your home, and they do something useful for others.',
    older:
      'With work people earn the money for living, and they do what others need, as doctors, builders or bakers do. Many also enjoy it.',
  },
  {
    asks: 'what is money; why do we need money; where does money come from; why do things cost money; who makes money',
    younger: 'With money people can swap things. You give some, and you get something.',
    older:
      'Money is a way to swap work and things fairly. Each country’s central bank makes it. If everybody printed some, it would be worth nothing.',
  },
  {
    asks: 'why are some people poor; why are some people rich; why do some people have no house; why are people homeless',
    younger: 'Some people have a hard time, and it is not their fault. We can be kind and share.',
    older:
      'There are many reasons, such as illness, no work or bad luck, and it is often unfair. Families, towns and helpers try to make it better.',
  },
  {
    asks: 'what happens when you die; where do you go when you die; where do people go when they die; what happens after death',
    younger: 'Nobody knows for sure. Families believe different things, so ask yours. Love stays.',
    older:
      'The body stops working, that much we know. What comes after, nobody can prove. Families and religions believe different things, so ask yours what they think.',
  },
  {
    asks: 'why do people die; why do we have to die; why does everybody die',
    younger: 'Bodies get very old and tired, and one day they stop. Mostly that is a long, long time away.',
    older:
      'Every living thing has a beginning and an end. Bodies wear out, mostly after a very long life. It is good to talk with a grown-up about it.',
  },
  {
    asks: 'will I die; am I going to die; when will I die',
    younger:
      'Everybody does some day, but for you that is very, very far away. You can ask your family about it and get a hug.',
    older:
      'Everybody does one day, but most people grow very old first. If that worries you, tell a grown-up. They know that thought, too.',
  },
  {
    asks: 'will my mum die; will mummy and daddy die; are my parents going to die',
    younger: 'Most parents live very, very long. You are looked after. Tell them that you thought about it.',
    older:
      'Most parents live until their children are grown up and much longer. Many children think about it. Tell them, so that you can talk and cuddle.',
  },
  {
    asks: 'where do babies come from; how are babies made; how did I get into mummy’s tummy; how do babies get in the tummy',
    younger: 'A baby grows in its mother’s tummy from something tiny. Ask your family, they tell you more.',
    older:
      'A new person begins when a tiny cell of a woman and one of a man join. It grows for about nine months in the mother’s belly. Your family can tell you more.',
  },
  {
    asks: 'how does a baby grow in the tummy; how do babies eat in the tummy; how long is a baby in the tummy',
    younger: 'It grows for about nine months. Food comes to it through a cord.',
    older:
      'For about nine months it grows in the womb. Food and oxygen reach it through the cord, and the place where that was is your belly button.',
  },
  {
    asks: 'why do babies cry; why do babies cry so much; why does the baby cry all the time',
    younger: 'Babies cannot talk yet. Crying means, I am hungry, tired, wet, or I want a cuddle.',
    older:
      'Crying is a baby’s only language. It says hungry, tired, wet, too loud, or please hold me. With time you can tell them apart.',
  },
  {
    asks: 'why can babies not talk; when do babies learn to talk; how do babies learn to talk; when do babies walk',
    younger: 'They first have to listen a lot. At about one year come the first words.',
    older:
      'Babies listen for months and practise sounds. Around their first birthday many say a first word and take first steps, each in their own time.',
  },
  {
    asks: 'what are twins; why are there twins; why do twins look the same; how are twins made',
    younger: 'Twins are two children who grew in the tummy at the same time.',
    older:
      'Sometimes one fertilized cell splits in two: identical twins. Or two cells grow at once: they look like any brother and sister.',
  },
  {
    asks: 'why do people get married; what is a wedding; why do people marry',
    younger: 'Because they love each other and want to stay together.',
    older:
      'People marry because they love each other and want to promise to belong together. Others live together without a wedding.',
  },
  {
    asks: 'why do parents get divorced; what is divorce; why do parents split up; why do mums and dads separate',
    younger:
      'Sometimes parents cannot live together well any more. They still love their children, and it is never a child’s fault.',
    older:
      'Sometimes two grown-ups do not get along any more and live apart. It is never the fault of a child, and they stay its parents.',
  },
  {
    asks: 'why do some children have two mums; why do some children have two dads; why do some children only have a mum; why do some families look different',
    younger: 'Families come in many kinds. What counts is love.',
    older:
      'There are many kinds of families: with one parent, two mums, two dads, grandparents, foster parents. What matters is that they care for each other.',
  },
  {
    asks: 'what is adoption; what does adopted mean; why are children adopted',
    younger: 'Adopted means that parents choose a child to be theirs for ever.',
    older: 'When parents cannot look after a child, another family can adopt it. Then it is their child, for always.',
  },
  {
    asks: 'is God real; does God exist; who is God; what is God; where is God; where does God live',
    younger: 'Families believe different things about that. Ask yours what they believe.',
    older:
      'People all over the world believe different things about God, and some do not believe. Nobody can prove it. Ask your family what they think, and why.',
  },
  {
    asks: 'who made the world; who made everything; who made God; who made people',
    younger: 'Families and religions tell it in different ways. Ask yours. Scientists look for answers, too.',
    older:
      'Religions tell how God made the world, and scientists study how stars, earth and life developed. Families see it differently, so ask yours.',
  },
  {
    asks: 'what is heaven; is heaven real; where is heaven; is my grandpa in heaven; is my dog in heaven',
    younger: 'Families believe different things about heaven. Ask yours. The love you feel is real.',
    older:
      'Many people believe in heaven, and everybody pictures it differently. Others believe something else. Ask your family what they think.',
  },
  {
    asks: 'is Santa real; is Santa Claus real; does Santa exist; is Father Christmas real; where does Santa live; how does Santa get into the house',
    younger: 'That is a question for your family. Every family has its own Christmas story.',
    older:
      'That is one to ask your family. Christmas has many old stories and customs, and each family keeps them in its own way.',
  },
  {
    asks: 'is the tooth fairy real; does the tooth fairy exist; what does the tooth fairy do with the teeth; is the easter bunny real; does the easter bunny exist',
    younger: 'Ask your family about that. They know best.',
    older: 'That is a question for your family. Such customs are different in each home and in each country.',
  },
  {
    asks: 'why do we celebrate Christmas; what is Christmas; why is there Christmas',
    younger: 'Christians celebrate the birth of Jesus. For many families it is a time of lights and presents.',
    older:
      'Christians celebrate the birth of Jesus. Many others celebrate, too, with lights, presents and time together. And many families have other holidays.',
  },
  {
    asks: 'why do we celebrate Easter; what is Easter; why are there eggs at Easter',
    younger: 'Christians celebrate Easter in spring. Eggs stand for new life.',
    older: 'Christians remember that Jesus rose again. Eggs are an old sign of new life in spring.',
  },
  {
    asks: 'why do we celebrate birthdays; why do we have birthdays; why do we get presents on birthdays; why is there a birthday cake',
    younger: 'To say, how good that you are here!',
    older:
      'On that day you came into the world, and everybody is glad about it. Customs such as cake and candles are different around the world.',
  },
  {
    asks: 'what is Halloween; why do we celebrate Halloween; why do people dress up on Halloween',
    younger: 'On Halloween people dress up and ask for sweets. It is all pretend.',
    older:
      'Halloween goes back to old customs at the end of harvest. Today people dress up and light pumpkins, mostly for fun.',
  },
  {
    asks: 'what is Ramadan; what is Eid; what is Hanukkah; what is Diwali',
    younger: 'It is a holiday of one of the world’s religions. Families meet, eat and celebrate.',
    older:
      'Ramadan is the fasting month of Muslims, and Eid its feast. Hanukkah is a Jewish festival of lights, Diwali a Hindu one.',
  },
  {
    asks: 'why do people believe in God; what is religion; why are there different religions; why do people pray',
    younger: 'Many people find comfort and good ideas in their faith. Families do it in different ways.',
    older:
      'Religions give people answers, comfort, rules and festivals. They grew in different places, so they differ. Prayer is talking with God, for those who believe.',
  },
  {
    asks: 'why is there war; what is war; why do people fight wars; will there be war here',
    younger:
      'Sometimes leaders quarrel and do not find words. Many people work for peace. You are safe to ask your family about it.',
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
    younger: 'People lie because they are afraid of trouble. The truth keeps trust strong.',
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
    younger: 'Angry means something feels unfair. Breathe out, stamp your feet, and tell somebody.',
    older: 'Anger tells you that something matters to you. Breathe slowly, move, and then say what you need in words.',
  },
  {
    asks: 'why am I scared of the dark; why are people afraid of the dark; why is the dark scary',
    younger: 'In the dark you see little, and your head invents things. A small light helps.',
    older:
      'When we see little, the brain guesses and stays on guard. That protected people long ago. Nothing is there that is not there by day.',
  },
  {
    asks: 'what is love; why do people love each other; how do you know you love somebody',
    younger: 'Love is when somebody is very dear to you, and you want them to be happy.',
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
    younger: 'People lived far apart and found their own words. There are thousands of languages!',
    older:
      'Groups of people lived apart, and their words changed over time. Today there are about seven thousand languages.',
  },
  {
    asks: 'why do people laugh; why do we laugh; why do I laugh; what makes things funny',
    younger: 'Something surprises us in a nice way, and then we laugh. It brings us together.',
    older:
      'We laugh when something surprises us pleasantly, and even more with others. Laughing tells them, all is well, and it feels good.',
  },
  {
    asks: 'why do I have to wait; why is waiting so hard; why is waiting boring',
    younger: 'When we look forward to something, time feels slow. Count or sing, then it goes faster.',
    older: 'When nothing happens, we notice every minute, so it feels long. If you do something meanwhile, time flies.',
  },
  {
    asks: 'why do people smoke; why is smoking bad; why should you not smoke',
    younger: 'Smoke makes the body ill. People who smoke find it very hard to stop.',
    older:
      'Tobacco smoke harms the lungs and heart. It contains a substance that makes people want more and more, so stopping is hard.',
  },
  {
    asks: 'why should I not talk to strangers; why can I not go with strangers; what is a stranger',
    younger: 'You do not know what a stranger wants. Stay with your grown-ups, and never go along with one.',
    older:
      'Most people are kind, but you cannot see who is not. So never go with somebody without asking your parents first.',
  },
  {
    asks: 'what do you want to be when you grow up; what can I be when I grow up; what should I become',
    younger: 'You can become so many things: builder, doctor, baker, artist. What do you love doing?',
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
