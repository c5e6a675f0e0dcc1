import type { AnsweredQuestion } from '../answered-question.ts'

export const body: AnsweredQuestion[] = [
  {
    asks: 'why do we sleep; why do I have to sleep; why do we need sleep; what happens when we sleep',
    younger: 'While you sleep, your body grows and your head tidies up.',
    older: 'While you sleep, your brain sorts what you learned, and your body repairs itself and grows.',
  },
  {
    asks: 'why do we dream; what are dreams; where do dreams come from',
    younger: 'While you sleep, your brain makes stories out of your day.',
    older:
      'In your sleep the brain is still busy. It mixes memories and feelings into stories. Why exactly we dream, scientists are still finding out.',
  },
  {
    asks: 'why do we yawn; why is yawning catching; why do I yawn when you yawn',
    younger: 'We yawn when tired or bored. Seeing a yawn makes us yawn.',
    older:
      'We yawn when we are tired or bored, and it may cool the brain a little. Why it is catching, scientists are still finding out.',
  },
  {
    asks: 'why can I not tickle myself; why can you not tickle yourself; why am I ticklish; why do we laugh when we are tickled',
    younger: 'A tickle needs a surprise. You know where your fingers go.',
    older:
      'Your brain predicts what your own fingers will do, so there is no surprise and no tickle. When somebody else does it, you cannot predict it.',
  },
  {
    asks: 'why do my teeth fall out; why do milk teeth fall out; why do we lose our teeth; why is my tooth wobbly',
    younger: 'Your mouth is growing. Bigger teeth push the milk teeth out.',
    older:
      'A child’s jaw is too small for big teeth. When it grows, the new teeth push from below, dissolve the roots of the milk teeth, and these fall out.',
  },
  {
    asks: 'how many teeth do we have; how many teeth do I have; how many teeth does a person have',
    younger: 'Little children have twenty. Grown-ups have up to thirty-two.',
    older: 'Children have twenty milk teeth. A full grown-up set has thirty-two, with the wisdom teeth.',
  },
  {
    asks: 'how many bones do we have; how many bones are in the body',
    younger: 'A grown-up has about 206. A baby has even more!',
    older: 'Grown-ups have about 206. Babies have around three hundred parts, because some bones grow together later.',
  },
  {
    asks: 'what is the biggest bone; which bone is the longest',
    younger: 'The bone in your thigh. It is the longest and strongest.',
    older: 'The thigh bone. It makes up about a quarter of your height. The smallest is in your ear.',
  },
  {
    asks: 'why do we have bones; what are bones for; what would happen without bones',
    younger: 'Bones hold you up. Without them you would be like jelly.',
    older: 'The skeleton holds you upright, protects the brain and heart, and lets the muscles move you.',
  },
  {
    asks: 'why does hair grow; how does hair grow; why do we have hair',
    younger: 'Hair grows from tiny pockets in your skin and keeps you warm.',
    older:
      'In little pockets in the skin new hair cells form all the time and push the hair out, about one centimetre a month.',
  },
  {
    asks: 'why does hair turn grey; why does grandpa have grey hair; why do old people have white hair',
    younger: 'Tiny paint makers colour your hair. With age they stop working.',
    older: 'Cells at the hair root make colour. With age they make less and less, and the hair grows grey or white.',
  },
  {
    asks: 'why is grandpa bald; why do men go bald; why are people bald',
    younger: 'Some people’s hair stops growing. It does not hurt.',
    older: 'With age the hair roots of some people shrink and stop making hair. It often runs in the family.',
  },
  {
    asks: 'why do people have different skin colours; why is my skin brown; why is skin different colours; why do people look different',
    younger: 'Skin makes a little or much colour. Every colour is beautiful.',
    older:
      'Skin contains melanin, which protects it from the sun. People whose families lived in sunny places have more of it. Inside we are all the same.',
  },
  {
    asks: 'why do some people have freckles; what are freckles; why do I have freckles',
    younger: 'Freckles are little spots with more colour. Sun makes them darker.',
    older: 'Freckles are small spots with more melanin. You get them from your family, and the sun brings them out.',
  },
  {
    asks: 'why do people have different eye colours; why are my eyes brown; why are my eyes blue; why are eyes different colours',
    younger: 'Your eye colour comes from your family, like a present.',
    older:
      'The iris has more or less of a brown pigment: much makes brown eyes, little makes blue ones. It is passed on in families.',
  },
  {
    asks: 'why do we cry; why do tears come out; why do I cry when I am sad; what are tears for',
    younger: 'Tears wash your eyes. And crying lets a big feeling out.',
    older:
      'Tears keep the eyes clean and wet. With strong feelings we cry, too. It shows others that we need comfort, and many feel better after.',
  },
  {
    asks: 'why are tears salty; why do tears taste salty',
    younger: 'Your body has a little salt everywhere, also in your tears.',
    older: 'Tears come from the body’s own water, which contains salt, like sweat.',
  },
  {
    asks: 'why do we sweat; why do I sweat when I run; what is sweat for',
    younger: 'Sweat makes your skin wet. When it dries, you cool down.',
    older: 'When you get hot, your skin lets out sweat. As it evaporates, it takes heat away and cools you.',
  },
  {
    asks: 'why do we have to drink water; why do we need water; how much water is in the body; why do I need to drink',
    younger: 'Your body is mostly water and loses some. So you drink more.',
    older:
      'More than half of your body is water. You lose some by sweating, breathing and peeing, so you have to refill it.',
  },
  {
    asks: 'why do I have to eat; why do we eat; why do we get hungry; why do I need food',
    younger: 'Food is like fuel and building blocks for your body.',
    older:
      'Food gives your body energy and the building material to grow. When the stomach is empty, your body tells you: hunger.',
  },
  {
    asks: 'where does food go; what happens to food in the tummy; what does the stomach do; how does digestion work',
    younger: 'Your tummy makes it mush. Good bits stay, the rest becomes poo.',
    older:
      'The stomach turns food into mush. In the gut the useful parts pass into the body, and what is left comes out as poo.',
  },
  {
    asks: 'what does the heart do; why does my heart beat; why does my heart beat faster when I run; how does the heart work',
    younger: 'Your heart pumps what your body needs around, day and night.',
    older:
      'The heart is a muscle that pumps oxygen and food to every part of you. When you run, your muscles need more oxygen, so it beats faster.',
  },
  {
    asks: 'how big is my heart; where is my heart',
    younger: 'As big as your fist, about in the middle of your chest.',
    older: 'It is about the size of your fist and lies in the middle of the chest, a little to the left.',
  },
  {
    asks: 'what does the brain do; how does the brain work; what is my brain for; how do we think',
    younger: 'Your brain is the boss. It thinks, remembers and moves you.',
    older: 'Billions of nerve cells in the brain send signals to each other. So you think, feel, remember and move.',
  },
  {
    asks: 'what do lungs do; why do we breathe; why do I have to breathe; what happens when we breathe',
    younger: 'You breathe in fresh air. Your body needs it all the time.',
    older:
      'Your lungs take oxygen from the air, and every part of the body needs it. When you breathe out, carbon dioxide leaves.',
  },
  {
    asks: 'why can I not breathe under water; why can people not breathe under water; can humans breathe under water',
    younger: 'We have lungs for air. Only fish have gills for water.',
    older:
      'Lungs can only take oxygen from air. Fish have gills, which take it from the water. So be careful near water and stay with a grown-up.',
  },
  {
    asks: 'why do we have two eyes; why do I have two eyes',
    younger: 'With two eyes you can tell how near things are.',
    older:
      'Each eye sees from a slightly different place. The brain compares both pictures and knows how far away things are.',
  },
  {
    asks: 'why do we have two ears; why do I have two ears',
    younger: 'With two ears you can tell where a sound comes from.',
    older: 'A sound reaches one ear a tiny moment earlier. From that the brain knows where it comes from.',
  },
  {
    asks: 'why do we blink; why do I blink',
    younger: 'Blinking wipes your eyes, like the wipers of a car.',
    older: 'Each blink spreads tears over the eye and keeps it clean and wet. You do it many thousand times a day.',
  },
  {
    asks: 'why do we have fingerprints; does everybody have different fingerprints; are fingerprints all different',
    younger: 'The little lines help you feel and grip. Nobody else has yours.',
    older: 'The fine ridges help us feel surfaces and grip. Everybody’s pattern is different, even that of twins.',
  },
  {
    asks: 'why do we have a belly button; what is a belly button; what is my belly button for',
    younger: 'Before you were born, food came through a cord there.',
    older:
      'In your mother’s tummy a cord brought you food and oxygen. After birth it was not needed any more, and the belly button is what is left.',
  },
  {
    asks: 'why do we have nails; what are nails for; why do nails grow',
    younger: 'Nails protect your fingertips and help you pick up little things.',
    older:
      'Nails protect the tips of fingers and toes and help to grip and scratch. They grow about three millimetres a month.',
  },
  {
    asks: 'why do we grow; how do we grow; why do I grow; how do children grow',
    younger: 'Food gives building blocks. While you sleep, your body adds them.',
    older:
      'Hormones from the brain tell the body to make more cells, mostly in your sleep. Bones grow longer at their ends until you are grown up.',
  },
  {
    asks: 'when do we stop growing; how tall will I be; how big will I get',
    younger: 'Most stop growing as teenagers. Tall parents often have tall children.',
    older:
      'Most people stop growing between about 15 and 20. How tall you get depends mostly on your parents, and on good food and sleep.',
  },
  {
    asks: 'why are some people left handed; why am I left handed; what is left handed',
    younger: 'Some people are born that way. Both hands are fine.',
    older:
      'About one person in ten is left-handed. It comes from how the brain is arranged, partly from the family. Both ways are fine.',
  },
  {
    asks: 'why do we have a tongue; how do we taste; how does the tongue taste',
    younger: 'Your tongue has tiny bumps that taste sweet, salty, sour and bitter.',
    older: 'Taste buds on the tongue notice sweet, salty, sour, bitter and savoury. The nose adds most of the flavour.',
  },
  {
    asks: 'how do we smell; how does the nose work; why do we have noses',
    younger: 'Tiny bits of things fly into your nose. It tells your brain.',
    older: 'Things give off tiny particles. High up in the nose cells catch them and tell the brain which smell it is.',
  },
  {
    asks: 'why do we have skin; what is skin for',
    younger: 'Skin holds you together and keeps dirt and germs out.',
    older: 'Skin is the body’s biggest organ. It keeps germs out and water in, and it feels warmth, cold and touch.',
  },
  {
    asks: 'why do we have eyebrows; what are eyebrows for; why do we have eyelashes',
    younger: 'Eyebrows stop sweat, and eyelashes stop dust.',
    older: 'Eyebrows keep sweat out of the eyes and help to show feelings. Lashes keep out dust.',
  },
  {
    asks: 'why do boys and girls look different; what is the difference between boys and girls',
    younger: 'Bodies are a little different. Both can play, cry and be brave.',
    older:
      'Their bodies are built a little differently. What somebody likes and can do has nothing to do with it. A grown-up you trust can explain more.',
  },
  {
    asks: 'why do people get old; why do we get old; why do people have wrinkles; why does grandma have wrinkles',
    younger: 'Bodies change over many years. Skin gets softer and makes folds.',
    older:
      'The body repairs itself all life long, but slowly less well. Skin gets thinner and less stretchy, and so it wrinkles.',
  },
]
