import type { AnsweredQuestion } from '../answered-question.ts'

export const machinesAndThings: AnsweredQuestion[] = [
  {
    asks: 'how do planes fly; why can planes fly; how does an airplane stay up; why do planes not fall down',
    younger: 'The wings push air down, and the air pushes the plane up.',
    older:
      'Engines make the plane fast. Its wings turn the air downwards, and that pushes the plane up. Without speed there is no lift.',
  },
  {
    asks: 'how does a helicopter fly; how do helicopters fly',
    younger: 'Its big blades turn and push air down, and that lifts it.',
    older:
      'The turning blades are like thin wings that push air down and lift the helicopter. The small rotor at the back stops it from spinning.',
  },
  {
    asks: 'how do cars work; how does a car drive; what makes a car go; how does a motor work; how does an engine work',
    younger: 'An engine turns the wheels. It runs on petrol or on electricity.',
    older:
      'In a petrol engine small bursts of burning fuel push pistons, and they turn the wheels. In an electric car magnets and coils turn the motor.',
  },
  {
    asks: 'how do electric cars work; what is an electric car',
    younger: 'A big battery moves it. You plug it in like a phone.',
    older:
      'A big battery feeds an electric motor that turns the wheels. It is charged at a plug, and no smoke comes out.',
  },
  {
    asks: 'how do trains work; how does a train stay on the rails; why do trains run on tracks',
    younger: 'Train wheels have an edge inside that keeps them on the rails.',
    older:
      'The wheels are shaped a little like cones with an edge, so they stay on the rails by themselves. On smooth rails heavy loads roll easily.',
  },
  {
    asks: 'what is the fastest train; how fast is the fastest train',
    younger: 'Some trains in Asia float on magnets, faster than racing cars.',
    older: 'Maglev trains that float on magnets. One in Japan reached 603 kilometres an hour in a test.',
  },
  {
    asks: 'why do tyres have patterns; why are tyres black; why do cars have rubber tyres',
    younger: 'The pattern grips the road, also when it is wet.',
    older: 'The grooves lead water away so that the tyre grips. Black soot in the rubber makes it last much longer.',
  },
  {
    asks: 'how do magnets work; why do magnets stick; what is a magnet; why do magnets pull',
    younger: 'Its tiny parts all point one way. So they pull iron.',
    older:
      'In a magnet countless tiny magnets inside point the same way. Together they attract iron. Equal ends of two magnets push each other away.',
  },
  {
    asks: 'what is electricity; how does electricity work; where does electricity come from; how is electricity made',
    younger: 'It is power that runs through wires. Big power plants make it.',
    older:
      'Tiny charges called electrons move through wires and carry energy. Wind, water or steam turn generators that set them moving, and solar cells do it with light.',
  },
  {
    asks: 'why is electricity dangerous; why should I not touch the socket; why must I not put my finger in the socket; why are sockets dangerous',
    younger: 'Electricity can hurt you badly. So never put anything into a socket.',
    older:
      'Our body conducts electricity, and a shock can burn or stop the heart. So never touch sockets or broken wires.',
  },
  {
    asks: 'how does a light bulb work; who invented the light bulb; how does a lamp work',
    younger: 'Electricity runs through it and makes it glow.',
    older:
      'In old bulbs a thin wire became so hot that it glowed. Today LEDs turn electricity straight into light. Edison and Swan made the first good bulbs.',
  },
  {
    asks: 'how does a battery work; what is inside a battery; why are batteries empty',
    younger: 'Special stuff inside pushes electricity out, until it is used up.',
    older:
      'In a battery two materials react with each other and drive electrons through the wire. When they are used up, it is empty or must be charged.',
  },
  {
    asks: 'how does a phone work; how do telephones work; how can I hear grandma on the phone; who invented the telephone',
    younger: 'Your voice becomes a signal. The other phone turns it back.',
    older:
      'A microphone turns your voice into electric signals, which travel by wire or radio to the other phone, and a loudspeaker turns them back. Bell got the first patent in 1876.',
  },
  {
    asks: 'how does television work; how do people get into the television; are there people in the television',
    younger: 'Nobody is inside. Many little dots of light make the pictures.',
    older:
      'A camera turns pictures into signals. Your screen has millions of tiny coloured dots that show many pictures a second, so it looks like movement.',
  },
  {
    asks: 'how does the internet work; what is the internet',
    younger: 'Computers all over the world are connected and send each other messages.',
    older:
      'The internet is millions of computers connected by cables and radio. Messages are cut into little packets, sent on their way and put together again.',
  },
  {
    asks: 'how do computers work; what is a computer; how does a computer think',
    younger: 'A computer calculates very fast with only two signs: on and off.',
    older:
      'Billions of tiny switches can be on or off. With them a computer follows the steps that people wrote for it, very fast. It does not think as you do.',
  },
  {
    asks: 'what is a robot; how do robots work; what can robots do',
    younger: 'A machine that can move and do work by itself.',
    older:
      'A robot is a machine with sensors, a computer and motors. It follows programs that people wrote, for building cars or vacuuming, for example.',
  },
  {
    asks: 'how does a fridge work; why is the fridge cold; how does a refrigerator work',
    younger: 'It takes the heat out from inside and lets it go behind.',
    older:
      'A liquid flows through tubes, evaporates inside and takes heat with it. At the back it gives the heat away. That is why it is warm there.',
  },
  {
    asks: 'does the light in the fridge stay on; does the fridge light go off when I close the door',
    younger: 'When you close the door, a little button switches it off.',
    older: 'A small switch in the door turns the light off as soon as you close it.',
  },
  {
    asks: 'how does a microwave work; how does a microwave make food hot',
    younger: 'Waves make the water in food wiggle, and it gets warm.',
    older:
      'It sends out waves that make the water in the food move fast, and moving fast means getting hot. The plate is heated only by the food.',
  },
  {
    asks: 'how does a washing machine work; how do clothes get clean',
    younger: 'It tumbles clothes in soapy water, then spins the water out.',
    older:
      'Water, detergent, warmth and tumbling loosen the dirt. Then fast spinning throws the water out through little holes.',
  },
  {
    asks: 'how does a vacuum cleaner work; why is the vacuum cleaner so loud',
    younger: 'A fan inside sucks in air, and the dust comes along.',
    older:
      'A fast fan blows air out and so sucks new air in with the dust. A filter or bag holds the dust back. The fast air makes the noise.',
  },
  {
    asks: 'how does a toilet work; where does the poo go; where does the toilet water go; what happens when you flush the toilet',
    younger: 'Water washes it through pipes to a place that cleans it.',
    older:
      'Flushing carries everything through pipes to a sewage plant. There the water is cleaned step by step before it goes into a river.',
  },
  {
    asks: 'where does the water in the tap come from; where does water come from; how does water get into our house',
    younger: 'From the ground or lakes. It is cleaned and comes through pipes.',
    older:
      'Water comes from springs, ground water, lakes or rivers. It is cleaned and checked, then pumped through pipes to your tap.',
  },
  {
    asks: 'how does a clock work; how does a watch work; who invented the clock',
    younger: 'Inside, something always ticks at the same speed and moves the hands.',
    older:
      'Every clock has something that swings evenly, such as a pendulum or a tiny crystal. It counts the swings and moves the hands.',
  },
  {
    asks: 'how do you make glass; what is glass made of; how is glass made; where does glass come from',
    younger: 'Glass is mostly sand, melted in a very hot oven!',
    older:
      'Sand is melted with soda and lime at about 1,500 degrees. While it is soft and glowing, it can be shaped or blown.',
  },
  {
    asks: 'how is paper made; what is paper made of; where does paper come from',
    younger: 'Paper is mostly wood, cooked to mush, pressed flat and dried.',
    older:
      'Wood is cooked into tiny fibres in water. The mush is spread thinly, pressed and dried. Old paper can be used again.',
  },
  {
    asks: 'how is plastic made; what is plastic made of; why is plastic bad',
    younger: 'Mostly from oil in the earth. It is handy, but hardly rots.',
    older:
      'Most plastic is made from oil. It is light and strong, but in nature it lasts for hundreds of years, so we should not throw it away there.',
  },
  {
    asks: 'how are books made; how is a book made; who invented books; who invented printing',
    younger: 'Somebody writes and draws it. A machine prints the pages.',
    older:
      'Authors write, artists draw, and machines print big sheets that are folded, cut and bound. In Europe Gutenberg began printing with movable letters around 1450.',
  },
  {
    asks: 'how are crayons made; how are pencils made; what is inside a pencil; is there lead in a pencil',
    younger: 'Inside a pencil is graphite, a soft black stone, not lead.',
    older:
      'Pencils hold a stick of graphite and clay between two glued halves of wood. Crayons are coloured wax, poured into moulds.',
  },
  {
    asks: 'how are toys made; how is lego made; how are lego bricks made; who invented lego',
    younger: 'Hot plastic is pressed into a shape. Cool, it is a brick.',
    older:
      'Plastic is melted and pressed into moulds, and a few seconds later the brick drops out. Lego comes from Denmark, from a carpenter called Ole Kirk Christiansen.',
  },
  {
    asks: 'how are films made; how are cartoons made; how do they make cartoons; how do you make a movie',
    younger: 'Many pictures, each a bit different. Shown fast, they seem to move.',
    older:
      'Films show many pictures a second, so our eyes see movement. For cartoons artists or computers draw each one a little different.',
  },
  {
    asks: 'how do cameras work; how does a camera take pictures; how is a photo made',
    younger: 'A camera catches light from you through a little glass eye.',
    older:
      'A lens collects the light and throws a small picture onto a sensor, which stores the colour of millions of tiny dots.',
  },
  {
    asks: 'why do mirrors show me; how does a mirror work; why do I see myself in the mirror; how is a mirror made',
    younger: 'A mirror throws the light back, so you see yourself.',
    older:
      'Behind the glass is a thin layer of silver or aluminium. It throws the light back evenly, so you see yourself.',
  },
  {
    asks: 'why do balloons fly; why do some balloons go up; what is helium; why does a balloon float',
    younger: 'They are filled with helium, a gas that is lighter than air.',
    older:
      'Helium is lighter than air, so a balloon filled with it rises, as a cork rises in water. A balloon with your breath in it does not.',
  },
  {
    asks: 'how does a hot air balloon fly; why does a hot air balloon go up',
    younger: 'Warm air goes up. A flame warms the air inside.',
    older:
      'Hot air is lighter than cool air. A burner heats the air inside, and the balloon rises. When it cools, it sinks.',
  },
  {
    asks: 'how does a bike stay up; why do bikes not fall over; why does a bicycle not fall over',
    younger: 'You steer a little all the time. That keeps you up.',
    older:
      'You steer all the time, in tiny bits, so that the wheels stay under you. Even without a rider a rolling bike steers itself a little.',
  },
  {
    asks: 'why do wheels turn; why are wheels round; what are wheels for',
    younger: 'Round things roll easily. A square wheel would go bump, bump, bump.',
    older:
      'On a round wheel the middle always stays at the same height, so it rolls smoothly and easily. Anything with corners would bump.',
  },
  {
    asks: 'what is fire; why is fire hot; how does fire burn; why is fire dangerous',
    younger: 'Burning wood or gas gives light and heat. Never play with it.',
    older:
      'Fire is what you see when something reacts quickly with oxygen. That sets heat and light free. It can spread very fast, so leave it to grown-ups.',
  },
  {
    asks: 'why does water put out fire; how do firefighters put out fire; how does a fire go out',
    younger: 'Water cools the fire and takes away its air.',
    older: 'Fire needs heat, fuel and oxygen. Water cools it and keeps the air away, so the fire goes out.',
  },
  {
    asks: 'why is metal cold; why does metal feel cold; why does the floor feel cold',
    younger: 'Metal quickly takes the warmth out of your hand.',
    older: 'Metal is as warm as the room, but it leads the heat away from your hand quickly, and that feels cold.',
  },
  {
    asks: 'why does soap make bubbles; how do bubbles work; why are bubbles round; why do soap bubbles pop',
    younger: 'A thin skin of water and soap, with air inside.',
    older:
      'Soap makes water stretchy. Its skin pulls itself as small as it can, and that is a ball. When it dries or is pierced, it pops.',
  },
  {
    asks: 'why do things rust; what is rust; why does iron rust',
    younger: 'Wet iron slowly turns red and crumbly. That is rust.',
    older: 'Iron reacts with oxygen and water and becomes reddish rust. Paint or oil keeps the water away.',
  },
]
