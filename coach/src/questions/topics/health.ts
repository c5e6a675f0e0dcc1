import type { AnsweredQuestion } from '../answered-question.ts'

export const health: AnsweredQuestion[] = [
  {
    asks: 'why do we get hiccups; what are hiccups; why do I have hiccups; how do you stop hiccups',
    younger: 'A muscle for breathing jumps by mistake. Then you say, hic!',
    older:
      'The diaphragm, your breathing muscle, twitches by itself. You breathe in suddenly, and your throat snaps shut: hic. It stops by itself.',
  },
  {
    asks: 'why do I have to brush my teeth; why do we brush our teeth; what happens if I do not brush my teeth; what are cavities',
    younger: 'Germs on your teeth make holes. Brushing sweeps them away.',
    older:
      'Germs in the mouth turn sugar into acid, and that makes holes in teeth. Brushing takes the germs and the food away.',
  },
  {
    asks: 'why does a haircut not hurt; why does it not hurt to cut hair; why does cutting nails not hurt',
    younger: 'The part you see has no feeling. So snip, snip!',
    older:
      'Hair and nails are made of hard dead cells without nerves, so cutting them does not hurt. The roots do have feeling.',
  },
  {
    asks: 'why do I get goosebumps; what are goosebumps; why do we get goose bumps',
    younger: 'Tiny muscles pull your little hairs when you are cold or excited.',
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
    younger: 'Wet fingers make folds. So you can hold wet things better.',
    older:
      'Your nerves make the skin wrinkle after some time in water. It seems to give a better grip on wet things, like the pattern of a tyre.',
  },
  {
    asks: 'why do we poo; why do I have to poop; what is poo made of; why is poo brown',
    younger: 'Poo is what your body does not need of your food.',
    older:
      'Poo is the rest of your food, with water and lots of tiny germs. Its brown colour comes from old blood cells that the liver breaks down.',
  },
  {
    asks: 'why do we pee; why is pee yellow; what is pee; where does pee come from',
    younger: 'Your body washes itself inside. The dirty water is pee.',
    older:
      'The kidneys clean the body from inside and send out what it does not need, with water. A substance from old blood cells makes it yellow.',
  },
  {
    asks: 'why do we fart; why do I fart; why do farts smell; why do people fart',
    younger: 'Little helpers in your tummy make gas. Everybody lets it out!',
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
    younger: 'Something tickles your nose. A big puff blows it out, achoo!',
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
    younger: 'Tiny germs can get in. Your body has to drive them out.',
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
    younger: 'Water and soap take off dirt and germs. You feel fresh!',
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
    younger: 'Medicine helps you get well. Only a grown-up gives it to you.',
    older:
      'Medicines help the body against germs or pain. Too much or the wrong one is harmful, so only grown-ups you trust give it to you.',
  },
  {
    asks: 'why do we get shots; why do I need a vaccination; what is a vaccination; why do I have to get an injection',
    younger: 'It shows your body a germ. Later your body can stop it.',
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
    younger: 'Your body makes a little lid. Under it new skin grows.',
    older:
      'The body closes a cut with a clot that dries to a scab. Below it new skin grows, then the scab falls off. So do not pick it.',
  },
  {
    asks: 'what is a bruise; why do bruises turn blue; why do I get bruises',
    younger: 'Tiny tubes under the skin leak a little. That looks blue.',
    older:
      'A bump breaks tiny vessels under the skin. What leaks out looks blue, then green and yellow as the body clears it away.',
  },
  {
    asks: 'why do people wear glasses; why do I need glasses; how do glasses work',
    younger: 'Some eyes see a bit blurry. Glasses make the picture sharp.',
    older:
      'In some eyes the picture is not sharp at the back. The lenses of glasses bend the light so that it lands in the right place.',
  },
  {
    asks: 'why does my foot fall asleep; why does my leg tingle; why do my legs fall asleep',
    younger: 'You pressed on it, so it got numb. Moving wakes it up.',
    older:
      'When you sit on it, nerves and vessels are pressed. When you move again, the nerves start up, and that tingles.',
  },
  {
    asks: 'why do things hurt; why do we feel pain; what is pain for; why does it hurt when I fall',
    younger: 'Pain is an alarm. It says, take care of that place.',
    older: 'Nerves send an alarm to the brain when something could harm you. Pain is unpleasant, but it protects us.',
  },
  {
    asks: 'why do I get dizzy when I spin; why do we get dizzy; why am I dizzy after turning',
    younger: 'A little water in your ear keeps sloshing after you stop.',
    older:
      'Your inner ear has canals with liquid. When you stop spinning, the liquid still moves, so the brain thinks you are still turning.',
  },
  {
    asks: 'why can I not taste when I have a cold; why does food taste of nothing with a cold',
    younger: 'Your nose helps you taste. With a cold, it is blocked.',
    older: 'Most of what we call taste is smell. With a blocked nose the smells do not get through.',
  },
  {
    asks: 'why do we get sunburn; why do I need sun cream; why do I have to wear sunscreen',
    younger: 'Too much sun burns your skin. Sun cream is a shield.',
    older: 'Sunlight contains ultraviolet rays that harm the skin. Sun cream, a hat and shade protect you.',
  },
]
