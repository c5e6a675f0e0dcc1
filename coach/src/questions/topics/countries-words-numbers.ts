import type { AnsweredQuestion } from '../answered-question.ts'

export const countriesWordsNumbers: AnsweredQuestion[] = [
  {
    asks: 'how many countries are there; how many countries are in the world',
    younger: 'Almost two hundred.',
    older: 'The United Nations has 193 members. With a few others it is almost two hundred.',
  },
  {
    asks: 'what is the biggest country; which country is the biggest; what is the biggest country in the world',
    younger: 'Russia is the biggest.',
    older: 'Russia has the most land. India and China have the most people.',
  },
  {
    asks: 'what is the smallest country; which country is the smallest',
    younger: 'The Vatican. You can walk around it in an hour.',
    older: 'Vatican City, in the middle of Rome. It is smaller than many parks.',
  },
  {
    asks: 'how many continents are there; what are the continents; what are the continents called; what is a continent',
    younger: 'Seven: Africa, Antarctica, Asia, Australia, Europe, North America and South America.',
    older:
      'Most people count seven: Africa, Antarctica, Asia, Australia, Europe, North America and South America. Some count them differently.',
  },
  {
    asks: 'what is the biggest continent; which continent is the biggest',
    younger: 'Asia.',
    older: 'Asia is the biggest, and more than half of all people live there.',
  },
  {
    asks: 'what is the capital of France; what is the capital city of France; where is the Eiffel Tower',
    younger: 'Paris. The Eiffel Tower is there.',
    older: 'Paris, where the Eiffel Tower stands, about 330 metres high.',
  },
  {
    asks: 'what is the capital of England; what is the capital of Great Britain; what is the capital of the United Kingdom',
    younger: 'London.',
    older: 'London, on the river Thames.',
  },
  {
    asks: 'what is the capital of America; what is the capital of the United States; what is the capital of the USA',
    younger: 'Washington. It is named after the first president.',
    older: 'Washington, D.C. It is named after George Washington, the first president.',
  },
  {
    asks: 'what is the capital of Germany',
    younger: 'Berlin.',
    older: 'Berlin, on the river Spree.',
  },
  {
    asks: 'what is the capital of Spain',
    younger: 'Madrid.',
    older: 'Madrid, right in the middle of the country.',
  },
  {
    asks: 'what is the capital of Italy',
    younger: 'Rome. It is very, very old.',
    older: 'Rome. It is more than two and a half thousand years old.',
  },
  {
    asks: 'what is a capital city; what is a capital',
    younger: 'It is the city where the leaders of a country work.',
    older: 'The capital is the city from which a country is governed. It is not always the biggest one.',
  },
  {
    asks: 'how many people are there in the world; how many people live on earth',
    younger: 'Very, very many, more than eight billion.',
    older: 'More than eight billion, and there are more every day.',
  },
  {
    asks: 'what is the tallest building; what is the highest building; which building is the tallest; what is the tallest tower',
    younger: 'A tower in Dubai called the Burj Khalifa.',
    older: 'The Burj Khalifa in Dubai. It is 828 metres high.',
  },
  {
    asks: 'what is a flag; why do countries have flags',
    younger: 'A flag is a sign of a country, so everybody knows it.',
    older: 'Flags show which country or group something belongs to. Their colours and signs often tell of its history.',
  },
  {
    asks: 'why is it night in Australia when it is day here; why is it a different time in other countries; what is a time zone; why is it earlier in America',
    younger: 'The earth turns. When the sun shines here, there it is dark.',
    older:
      'The earth turns, so the sun rises at different moments around the world. That is why clocks are set by time zones.',
  },
  {
    asks: 'what does a president do; what is a president; what does a king do; what is a queen',
    younger: 'They lead a country or stand for it.',
    older:
      'A president leads a country or represents it, chosen in elections. Kings and queens inherit that place, and today many of them rule no more.',
  },
  {
    asks: 'what is the biggest number; what is the last number; where do numbers end; do numbers end; what is the highest number',
    younger: 'There is none! You can always add one more.',
    older:
      'There is no biggest number, because you can always add one. Numbers go on for ever, and that is called infinity.',
  },
  {
    asks: 'what is infinity; what does infinity mean; what does infinite mean; how big is infinity',
    younger: 'Infinity means it never, never ends.',
    older: 'Infinity is not a number but the idea of something without end, like counting on and on.',
  },
  {
    asks: 'what comes after a million; what is bigger than a million; how big is a million; what comes after a trillion',
    younger: 'A billion is bigger, and a trillion is bigger still.',
    older: 'After millions come billions, a thousand times more, then trillions, and so on without end.',
  },
  {
    asks: 'how long does it take to count to a million; how long would it take to count to a million',
    younger: 'Many weeks, even if you hardly slept.',
    older:
      'At one number a second it takes more than eleven days without any break. Long numbers take longer, so really much more.',
  },
  {
    asks: 'what is zero; who invented zero; is zero a number',
    younger: 'Zero means nothing is there. It is a number, too.',
    older:
      'Zero stands for nothing and is a real number. Scholars in India were the first to calculate with it, about fourteen hundred years ago.',
  },
  {
    asks: 'what is half; what is a half; what is a quarter',
    younger: 'Half is when you share something into two equal parts.',
    older: 'A half is one of two equal parts, a quarter one of four.',
  },
  {
    asks: 'what are even numbers; what is an even number; what is an odd number',
    younger: 'Even numbers make pairs, like 2, 4 and 6. Others are odd.',
    older: 'Even numbers can be divided by two without a rest. Odd ones, such as 1, 3 and 5, leave one over.',
  },
  {
    asks: 'how many minutes are in an hour; how long is an hour; how many seconds are in a minute; how long is a minute',
    younger: 'An hour has sixty minutes, and a minute has sixty seconds.',
    older: 'Sixty minutes make an hour and sixty seconds a minute. We got the sixty from ancient Babylon.',
  },
  {
    asks: 'how many hours are in a day; how long is a day',
    younger: 'Twenty-four hours.',
    older: 'Twenty-four. In that time the earth turns around itself once.',
  },
  {
    asks: 'how many days are in a week; how many days does a week have; what are the days of the week',
    younger: 'Seven: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday.',
    older: 'Seven: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday.',
  },
  {
    asks: 'how many days are in a year; how long is a year; how many weeks are in a year',
    younger: '365 days, and sometimes 366.',
    older:
      '365, and 366 in a leap year. In that time the earth travels once around the sun. It is a little more than 52 weeks.',
  },
  {
    asks: 'how many months are in a year; what are the months; what are the months of the year',
    younger: 'Twelve, from January to December.',
    older:
      'Twelve: January, February, March, April, May, June, July, August, September, October, November and December.',
  },
  {
    asks: 'what is a leap year; why is there a leap year; why does February have 29 days',
    younger: 'Every four years February gets one more day.',
    older:
      'The earth needs about a quarter of a day more than 365 days to go around the sun. So every fourth year gets one more day, with few exceptions.',
  },
  {
    asks: 'why does February only have 28 days; why is February so short',
    younger: 'The old Romans made the calendar, and February got the rest.',
    older: 'It goes back to the Roman calendar, where February was the last month and got the fewest days.',
  },
  {
    asks: 'what are the four seasons; how many seasons are there; what are the seasons',
    younger: 'Four: spring, summer, autumn and winter.',
    older: 'Spring, summer, autumn and winter. Near the equator many places have only a rainy and a dry season.',
  },
  {
    asks: 'how many letters are in the alphabet; what is the alphabet; how many letters are there',
    younger: 'Twenty-six, from A to Z.',
    older: 'The English alphabet has 26 letters. Other languages have other alphabets with more or fewer.',
  },
  {
    asks: 'who invented the alphabet; who invented letters; who invented writing; who invented words',
    younger: 'People in the Middle East, thousands of years ago.',
    older:
      'Writing began more than five thousand years ago in Mesopotamia and Egypt. The first alphabet came later, in the Middle East.',
  },
  {
    asks: 'why do we read; why should I learn to read; why is reading important; why do I have to read',
    younger: 'When you can read, stories and answers are open to you.',
    older: 'Reading opens stories, knowledge and games for you, and you need nobody to tell you what is written there.',
  },
  {
    asks: 'why is English spelled so strangely; why is spelling so hard; why are there silent letters',
    younger: 'Long ago people said the words differently, and the letters stayed.',
    older:
      'The spelling was fixed hundreds of years ago. The sounds changed since then, so letters such as the k in knee are silent.',
  },
  {
    asks: 'what is the longest word; what is the longest English word',
    younger: 'Very long! One is pneumonoultramicroscopicsilicovolcanoconiosis. Phew!',
    older:
      'Dictionaries have pneumonoultramicroscopicsilicovolcanoconiosis, the name of a lung disease, with 45 letters.',
  },
  {
    asks: 'what are the primary colours; how do you make green; how do you make orange; how do you make purple; what colours make green',
    younger: 'Red, yellow and blue mix into others. Blue and yellow make green.',
    older:
      'With paint red, yellow and blue are called primary. Blue and yellow make green, red and yellow orange, red and blue purple.',
  },
  {
    asks: 'how do you make brown; what colours make brown; how do you mix brown; how do you make black',
    younger: 'Mix red, yellow and blue, and you get brown.',
    older: 'If you mix red, yellow and blue paint, you get brown. With a lot of dark blue it becomes almost black.',
  },
  {
    asks: 'is black a colour; is white a colour',
    younger: 'For painters, yes. White light is all colours, black is no light.',
    older:
      'In paint they are colours. In physics white is all colours of light together and black is the absence of light.',
  },
  {
    asks: 'how does music work; what is music; why do we like music; how does sound work; what is sound',
    younger: 'Sound is air that wiggles. Music makes sounds feel good together.',
    older:
      'Sound is air that trembles and makes your ear tremble. Music orders tones and rhythm, and it moves our feelings.',
  },
  {
    asks: 'how does a guitar work; how does a piano work; how does a flute work',
    younger: 'In guitars and pianos strings tremble. In a flute it is air.',
    older:
      'Strings tremble when they are plucked or struck by little hammers, and the body makes it louder. In a flute the air itself vibrates.',
  },
  {
    asks: 'who invented football; who invented soccer; where does football come from',
    younger: 'Ball games are very old. The rules of today come from England.',
    older: 'People kicked balls in many old countries. The rules of modern football were written in England in 1863.',
  },
  {
    asks: 'what are the Olympic games; what is the Olympics; why are there Olympic games',
    younger: 'The best athletes of the world meet and compete, every four years.',
    older:
      'Athletes of all countries compete, every four years in summer and in winter. The idea comes from ancient Greece.',
  },
  {
    asks: 'how long is a football game; how many players are in a football team; how many players are in a soccer team',
    younger: 'Eleven in each team. They play two halves of 45 minutes.',
    older: 'A match has two halves of 45 minutes, with eleven players in each team.',
  },
  {
    asks: 'who is the fastest person; who is the fastest man; how fast can people run; who is the fastest runner',
    younger: 'Usain Bolt from Jamaica has run faster than anybody so far.',
    older: 'Usain Bolt ran a hundred metres in 9.58 seconds in 2009, and as far as I know nobody has been faster.',
  },
  {
    asks: 'who was the tallest person; who is the tallest person; who is the tallest man in the world',
    younger: 'Robert Wadlow, long ago. He was taller than a door.',
    older: 'Robert Wadlow, an American who lived about a hundred years ago, was 2.72 metres tall.',
  },
  {
    asks: 'who is the oldest person; who was the oldest person; how old was the oldest person; how old can people get',
    younger: 'A woman in France got 122 years old!',
    older: 'Jeanne Calment from France lived to be 122, the oldest age that is proven.',
  },
]
