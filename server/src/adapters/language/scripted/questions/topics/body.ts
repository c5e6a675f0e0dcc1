import type { AnsweredQuestion } from '../answered-question.ts'

/** The body. */
export const body: AnsweredQuestion[] = [
  {
    asks: 'why do we sleep; why do I have to sleep; why do we need sleep; what happens when we sleep; why do I need to go to bed',
    younger: 'When you sleep, your body grows, and your head tidies up everything from the day.',
    older: 'While you sleep, your brain sorts what you learned, and your body repairs itself and grows.',
  },
  {
    asks: 'why do we dream; what are dreams; where do dreams come from',
    younger: 'When you sleep, your brain makes pictures and stories out of your day.',
    older:
      'In your sleep the brain is still busy. It mixes memories and feelings into stories. Why exactly we dream, scientists are still finding out.',
  },
  {
    asks: 'why do we yawn; why is yawning catching; why do I yawn when you yawn',
    younger: 'We yawn when we are tired or bored. And when one yawns, others yawn, too.',
    older:
      'We yawn when we are tired or bored, and it may cool the brain a little. Why it is catching, scientists are still finding out.',
  },
  {
    asks: 'why do we get hiccups; what are hiccups; why do I have hiccups; how do you stop hiccups',
    younger: 'Under your lungs there is a muscle that helps you breathe. When it jumps by mistake, you say, hic.',
    older:
      'The diaphragm, your breathing muscle, twitches by itself. You breathe in suddenly, and your throat snaps shut: hic. It stops by itself.',
  },
  {
    asks: 'why can I not tickle myself; why can you not tickle yourself; why am I ticklish; why do we laugh when we are tickled',
    younger: 'A tickle needs a surprise. Your own brain knows where your fingers go.',
    older:
      'Your brain predicts what your own fingers will do, so there is no surprise and no tickle. When somebody else does it, you cannot predict it.',
  },
  {
    asks: 'why do my teeth fall out; why do milk teeth fall out; why do we lose our teeth; why is my tooth wobbly',
    younger: 'Your mouth is growing, and milk teeth are too small. Big teeth push from below.',
    older:
      'A child’s jaw is too small for big teeth. When it grows, the new teeth push from below, dissolve the roots of the milk teeth, and these fall out.',
  },
  {
    asks: 'why do I have to brush my teeth; why do we brush our teeth; what happens if I do not brush my teeth; what are cavities',
    younger: 'Tiny germs love sugar on your teeth and make holes. Brushing sweeps them away.',
    older:
      'Germs in the mouth turn sugar into acid, and that makes holes in teeth. Brushing takes the germs and the food away.',
  },
  {
    asks: 'how many teeth do we have; how many teeth do I have; how many teeth does a person have',
    younger: 'Little children have twenty. Grown-ups have up to thirty-two.',
    older: 'Children have twenty milk teeth. A full grown-up set has thirty-two, with the wisdom teeth.',
  },
  {
    asks: 'how many bones do we have; how many bones are in the body',
    younger: 'A grown-up has about 206. A baby has even more, and some grow together.',
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
    younger: 'Hair grows out of tiny pockets in your skin. It keeps your head warm.',
    older:
      'In little pockets in the skin new hair cells form all the time and push the hair out, about one centimetre a month.',
  },
  {
    asks: 'why does a haircut not hurt; why does it not hurt to cut hair; why does cutting nails not hurt',
    younger: 'The part of the hair you see has no feeling. So snip, snip, no pain.',
    older:
      'Hair and nails are made of hard dead cells without nerves, so cutting them does not hurt. The roots do have feeling.',
  },
  {
    asks: 'why does hair turn grey; why does grandpa have grey hair; why do old people have white hair',
    younger: 'Hair gets its colour from tiny paint makers. When people get old, these stop working.',
    older: 'Cells at the hair root make colour. With age they make less and less, and the hair grows grey or white.',
  },
  {
    asks: 'why is grandpa bald; why do men go bald; why are people bald',
    younger: 'Sometimes hair stops growing. It often runs in the family, and it does not hurt.',
    older: 'With age the hair roots of some people shrink and stop making hair. It often runs in the family.',
  },
  {
    asks: 'why do people have different skin colours; why is my skin brown; why is skin different colours; why do people look different',
    younger: 'Skin has a colour called melanin. Some people have more, some less, and every colour is beautiful.',
    older:
      'Skin contains melanin, which protects it from the sun. People whose families lived in sunny places have more of it. Inside we are all the same.',
  },
  {
    asks: 'why do some people have freckles; what are freckles; why do I have freckles',
    younger: 'Freckles are little spots where the skin has more colour. The sun makes them darker.',
    older: 'Freckles are small spots with more melanin. You get them from your family, and the sun brings them out.',
  },
  {
    asks: 'why do people have different eye colours; why are my eyes brown; why are my eyes blue; why are eyes different colours',
    younger: 'You got your eye colour from your family, like a present from parents and grandparents.',
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
    asks: 'why do I get goosebumps; what are goosebumps; why do we get goose bumps',
    younger: 'Tiny muscles pull at your little hairs when you are cold or excited.',
    older:
      'When it is cold or exciting, tiny muscles raise the hairs. In furry ancestors that made a warm coat. For us only the bumps are left.',
  },
  {
    asks: 'why do we shiver; why do I shiver when I am cold; why do my teeth chatter',
    younger: 'Your muscles shake to make you warm.',
    older: 'Shivering is muscles working quickly by themselves, and working muscles make heat.',
  },
  {
    asks: 'why do my fingers get wrinkly in the bath; why do fingers get wrinkly in water; why are my fingers wrinkled in water',
    younger: 'In water the skin of your fingers makes folds. So you can hold wet things better.',
    older:
      'Your nerves make the skin wrinkle after some time in water. It seems to give a better grip on wet things, like the pattern of a tyre.',
  },
  {
    asks: 'why do we have to drink water; why do we need water; how much water is in the body; why do I need to drink',
    younger: 'Your body is made of a lot of water, and you lose some all day. So you drink it back.',
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
    younger: 'In your tummy food becomes mush. Your body takes the good bits, and the rest comes out as poo.',
    older:
      'The stomach turns food into mush. In the gut the useful parts pass into the body, and what is left comes out as poo.',
  },
  {
    asks: 'why do we poo; why do I have to poop; what is poo made of; why is poo brown',
    younger: 'Poo is what your body does not need of your food.',
    older:
      'Poo is the rest of your food, with water and lots of tiny germs. Its brown colour comes from old blood cells that the liver breaks down.',
  },
  {
    asks: 'why do we pee; why is pee yellow; what is pee; where does pee come from',
    younger: 'Your body washes itself inside, and the dirty water comes out as pee.',
    older:
      'The kidneys clean the body from inside and send out what it does not need, with water. A substance from old blood cells makes it yellow.',
  },
  {
    asks: 'why do we fart; why do I fart; why do farts smell; why do people fart',
    younger: 'In your tummy little helpers eat along and make gas. It has to get out. Everybody does it!',
    older:
      'Bacteria in the gut break down food and make gas. Some of it contains sulphur, and that smells. It is quite normal.',
  },
  {
    asks: 'why do we burp; why do I burp; what is a burp',
    younger: 'You swallowed air, and it comes up again. Burp!',
    older: 'When we eat and drink, we swallow air. Fizzy drinks bring gas, too. It rises and comes out as a burp.',
  },
  {
    asks: 'why do we sneeze; why do I sneeze; what is a sneeze',
    younger: 'Something tickles in your nose, and a big puff blows it out. Achoo!',
    older: 'Dust or germs tickle the nose, and the body blasts them out with a strong puff of air.',
  },
  {
    asks: 'why do we cough; why do I cough',
    younger: 'A cough cleans your throat with a puff of air.',
    older: 'Coughing pushes dust, slime or a crumb out of the airways with a strong puff of air.',
  },
  {
    asks: 'what are boogers; why do we have snot; what is snot for; why does my nose run',
    younger: 'Snot catches dust and germs before they get into you.',
    older: 'The nose makes slime that catches dust and germs. With a cold it makes much more to wash the germs out.',
  },
  {
    asks: 'why do we get sick; why do people get ill; what are germs; what is a virus; why do I have a cold',
    younger: 'Tiny germs, too small to see, can get into your body. Then it has to drive them out.',
    older:
      'Germs such as viruses and bacteria can get into the body and multiply. Your body’s defence drives them out, and meanwhile you feel ill.',
  },
  {
    asks: 'why do I have to wash my hands; why do we wash our hands; what does soap do',
    younger: 'Germs sit on your hands. Soap and water wash them away.',
    older:
      'Germs travel from hands to mouth and nose. Soap loosens dirt and breaks many germs apart, and water carries them off.',
  },
  {
    asks: 'why do I have to take a bath; why do I have to have a shower; why do we wash; why do I have to wash my hair',
    younger: 'Water and soap take off dirt, sweat and germs. Then you feel fresh.',
    older: 'Washing removes dirt, sweat and germs, so that the skin stays healthy and you do not smell.',
  },
  {
    asks: 'why do we get a fever; what is a fever; why am I hot when I am ill',
    younger: 'Your body makes itself hot to help against germs.',
    older:
      'With fever the body turns up its heat. Many germs grow badly then, and your defence works faster. A grown-up should know when you have one.',
  },
  {
    asks: 'why do we need medicine; how does medicine work; why does medicine taste bad',
    younger: 'Medicine helps your body to get well. Only a grown-up gives it to you.',
    older:
      'Medicines help the body against germs or pain. Too much or the wrong one is harmful, so only grown-ups you trust give it to you.',
  },
  {
    asks: 'why do we get shots; why do I need a vaccination; what is a vaccination; why do I have to get an injection',
    younger: 'It shows your body what a germ looks like. So your body can stop it later.',
    older:
      'A vaccine shows your body a harmless bit of a germ. Your defence learns from it and is ready if the real one comes.',
  },
  {
    asks: 'why do I bleed; why is blood red; what is blood for; what is blood',
    younger: 'Your body has tiny red helpers that carry air and food everywhere.',
    older:
      'It carries oxygen and food to every part of the body. Iron in it gives the red colour. And it can close small wounds by itself.',
  },
  {
    asks: 'what is a scab; why do I get a scab; how does a cut heal; why do wounds heal',
    younger: 'Your body makes a little lid over the sore place. Under it new skin grows.',
    older:
      'The body closes a cut with a clot that dries to a scab. Below it new skin grows, then the scab falls off. So do not pick it.',
  },
  {
    asks: 'what is a bruise; why do bruises turn blue; why do I get bruises',
    younger: 'When you bump, tiny tubes under the skin leak a little. That looks blue.',
    older:
      'A bump breaks tiny vessels under the skin. What leaks out looks blue, then green and yellow as the body clears it away.',
  },
  {
    asks: 'what does the heart do; why does my heart beat; why does my heart beat faster when I run; how does the heart work',
    younger: 'Your heart is a pump. It sends everything your body needs around, day and night.',
    older:
      'The heart is a muscle that pumps oxygen and food to every part of you. When you run, your muscles need more oxygen, so it beats faster.',
  },
  {
    asks: 'how big is my heart; where is my heart',
    younger: 'About as big as your fist, in the middle of your chest, a bit to the left.',
    older: 'It is about the size of your fist and lies in the middle of the chest, a little to the left.',
  },
  {
    asks: 'what does the brain do; how does the brain work; what is my brain for; how do we think',
    younger: 'Your brain is the boss of your body. It thinks, remembers and makes you move.',
    older: 'Billions of nerve cells in the brain send signals to each other. So you think, feel, remember and move.',
  },
  {
    asks: 'what do lungs do; why do we breathe; why do I have to breathe; what happens when we breathe',
    younger: 'You breathe in fresh air, and your body takes the oxygen it needs.',
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
    asks: 'why do people wear glasses; why do I need glasses; how do glasses work',
    younger: 'Some eyes see a bit blurry. Glasses bend the light, so the picture gets sharp.',
    older:
      'In some eyes the picture is not sharp at the back. The lenses of glasses bend the light so that it lands in the right place.',
  },
  {
    asks: 'why do we have fingerprints; does everybody have different fingerprints; are fingerprints all different',
    younger: 'The little lines help you to grip and to feel. Nobody has the same ones as you.',
    older: 'The fine ridges help us feel surfaces and grip. Everybody’s pattern is different, even that of twins.',
  },
  {
    asks: 'why do we have a belly button; what is a belly button; what is my belly button for',
    younger: 'Before you were born, food came to you through a cord. Your belly button is where it was.',
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
    younger: 'Your food becomes building blocks, and while you sleep your body adds them on.',
    older:
      'Hormones from the brain tell the body to make more cells, mostly in your sleep. Bones grow longer at their ends until you are grown up.',
  },
  {
    asks: 'when do we stop growing; how tall will I be; how big will I get',
    younger: 'Most people stop growing when they are teenagers. How tall you get is in your family.',
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
    asks: 'why does my foot fall asleep; why does my leg tingle; why do my legs fall asleep',
    younger: 'You pressed on it, so it got a bit numb. When you move, it tingles and wakes up.',
    older:
      'When you sit on it, nerves and vessels are pressed. When you move again, the nerves start up, and that tingles.',
  },
  {
    asks: 'why do things hurt; why do we feel pain; what is pain for; why does it hurt when I fall',
    younger: 'Pain is an alarm. It tells you, watch out, take care of that place.',
    older: 'Nerves send an alarm to the brain when something could harm you. Pain is unpleasant, but it protects us.',
  },
  {
    asks: 'why do I get dizzy when I spin; why do we get dizzy; why am I dizzy after turning',
    younger: 'In your ear there is a little water that feels turning. When you stop, it goes on sloshing.',
    older:
      'Your inner ear has canals with liquid. When you stop spinning, the liquid still moves, so the brain thinks you are still turning.',
  },
  {
    asks: 'why do we have a tongue; how do we taste; how does the tongue taste',
    younger: 'Your tongue has tiny bumps that taste sweet, salty, sour and bitter.',
    older: 'Taste buds on the tongue notice sweet, salty, sour, bitter and savoury. The nose adds most of the flavour.',
  },
  {
    asks: 'why can I not taste when I have a cold; why does food taste of nothing with a cold',
    younger: 'Your nose helps you taste. When it is blocked, food tastes of little.',
    older: 'Most of what we call taste is smell. With a blocked nose the smells do not get through.',
  },
  {
    asks: 'how do we smell; how does the nose work; why do we have noses',
    younger: 'Tiny bits of things fly into your nose, and your nose tells your brain.',
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
    asks: 'why do we get sunburn; why do I need sun cream; why do I have to wear sunscreen',
    younger: 'Too much sun burns your skin. Sun cream is like a little shield.',
    older: 'Sunlight contains ultraviolet rays that harm the skin. Sun cream, a hat and shade protect you.',
  },
  {
    asks: 'why do boys and girls look different; what is the difference between boys and girls',
    younger: 'Their bodies are a little different. But both can play, cry, build and be brave.',
    older:
      'Their bodies are built a little differently. What somebody likes and can do has nothing to do with it. A grown-up you trust can explain more.',
  },
  {
    asks: 'why do people get old; why do we get old; why do people have wrinkles; why does grandma have wrinkles',
    younger: 'Over many years bodies change. The skin gets softer and makes little folds.',
    older:
      'The body repairs itself all life long, but slowly less well. Skin gets thinner and less stretchy, and so it wrinkles.',
  },
]
