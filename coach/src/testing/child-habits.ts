/** Children do these besides answering. Shares are of all turns; in the others the child answers the question. */
export interface Habit {
  share: number
  sayings: string[]
}

interface ChildHabits {
  fromAge: number
  mispronounces: number
  habits: Habit[]
  /** The child tells these in free talk, or when nothing was asked. */
  statements: string[]
}

const all: ChildHabits[] = [
  {
    fromAge: 0,
    mispronounces: 0.25,
    habits: [
      { share: 0.05, sayings: ['I dunno', 'um', 'I forgot', 'don’t know'] },
      {
        share: 0.05,
        sayings: ['I have a teddy', 'my cat is sleeping', 'daddy is cooking', 'I got new shoes', 'we went to the park'],
      },
      {
        share: 0.04,
        sayings: ['why is the sky blue', 'what do bees eat', 'why do dogs bark', 'where does the sun go'],
      },
      { share: 0.03, sayings: ['I need to pee', 'I’m thirsty', 'I’m hungry', 'I’m tired', 'my tummy hurts'] },
      { share: 0.03, sayings: ['I love you pipit', 'you’re funny', 'thank you', 'you are my friend'] },
      { share: 0.03, sayings: ['again', 'what', 'say it again', 'you do it', 'you choose'] },
      { share: 0.02, sayings: ['I can jump', 'look what I can do', 'I did a wee on the potty', 'I’m four'] },
    ],
    statements: [
      'I have a bunny',
      'it is soft',
      'he sleeps in my bed',
      'we had pancakes',
      'with jam',
      'my baby sister cries a lot',
      'mummy sings to her',
      'I went on the slide',
      'it was really fast',
      'daddy catched me',
      'I like dinosaurs',
      'the big one with the long neck',
      'I saw a digger',
      'it was yellow',
      'it made a big hole',
      'my grandma has a dog',
      'he licks my face',
      'I painted a rainbow',
      'with lots of red',
      'we made cookies',
      'I ate three',
      'I got a new bike',
      'it has a bell',
      'I can ride it to the tree',
      'I want to be a fire fighter',
      'they have a long ladder',
      'I had a dream about a whale',
      'it was in our bath',
    ],
  },
  {
    fromAge: 5,
    mispronounces: 0.12,
    habits: [
      { share: 0.05, sayings: ['I don’t know', 'hmm', 'I’m not sure', 'I can’t remember'] },
      {
        share: 0.05,
        sayings: [
          'my tooth is wobbly',
          'I have a new backpack',
          'my brother broke my tower',
          'we are going to the beach tomorrow',
          'it’s my birthday on Sunday',
        ],
      },
      {
        share: 0.05,
        sayings: [
          'why do cats purr',
          'how do planes fly',
          'what is the biggest animal',
          'why do we have to sleep',
          'how does the moon stay up',
        ],
      },
      { share: 0.02, sayings: ['I need the toilet', 'can I have a drink', 'I’m a bit tired', 'my knee hurts'] },
      { share: 0.03, sayings: ['I like you', 'you are really clever', 'thanks', 'do you like me'] },
      { share: 0.03, sayings: ['can you say that again', 'that’s too hard', 'you choose', 'what can you do'] },
      { share: 0.02, sayings: ['I can count to a hundred', 'what’s five plus four', 'knock knock'] },
    ],
    statements: [
      'I lost a tooth',
      'the tooth fairy came',
      'she gave me a coin',
      'we built a den in the woods',
      'with big sticks',
      'my friend Ben helped',
      'I am learning to swim',
      'I can put my head under water',
      'the teacher is nice',
      'we have a hamster in our class',
      'his name is Biscuit',
      'he runs in his wheel at night',
      'I like drawing robots',
      'with laser eyes',
      'my favourite colour is green',
      'we planted beans',
      'mine is the tallest',
      'my brother plays the drums',
      'it’s very loud',
      'I scored a goal',
      'everybody cheered',
      'I want a trampoline',
      'I got lost in the supermarket but mummy found me',
      'we watched a film about penguins',
      'they slide on their tummies',
      'I helped to wash the car',
    ],
  },
  {
    fromAge: 8,
    mispronounces: 0.02,
    habits: [
      { share: 0.04, sayings: ['no idea', 'I’m not sure', 'give me a clue', 'let me think'] },
      {
        share: 0.05,
        sayings: [
          'I had a fight with my best friend',
          'we have a maths test tomorrow',
          'I got the highest score in spelling',
          'my sister broke my lego',
          'we won our football match three one',
        ],
      },
      {
        share: 0.07,
        sayings: [
          'how far away is the sun',
          'why do volcanoes erupt',
          'who invented the telephone',
          'what’s 7 times 8',
          'how do you spell necessary',
          'why did the dinosaurs die out',
          'how deep is the ocean',
        ],
      },
      { share: 0.02, sayings: ['wait I need the toilet', 'I’m starving', 'I’m so tired today'] },
      { share: 0.02, sayings: ['you’re cool', 'thanks pipit', 'that was funny'] },
      { share: 0.04, sayings: ['this is too easy', 'make it harder', 'can we do something harder', 'you choose'] },
      { share: 0.03, sayings: ['why did the chicken cross the road', 'do you want to hear a joke', 'are you a robot'] },
    ],
    statements: [
      'I’m reading a book about dragons',
      'the main character can talk to them',
      'it’s part of a series',
      'I have started playing chess',
      'my grandpa taught me the horse thing',
      'I nearly beat him',
      'we did an experiment at school',
      'with vinegar and baking soda',
      'it exploded all over the table',
      'I want to be a marine biologist',
      'because octopuses have three hearts',
      'I scored two goals',
      'one was from really far away',
      'my best friend moved to another city',
      'we write emails',
      'I’m building a city out of lego',
      'it has a train station',
      'I’m saving for the rocket set',
      'we’re going camping',
      'my dad wants to cook on a fire',
      'I had the solo in the choir',
      'I was nervous but it went well',
      'my cat had kittens',
      'four of them',
      'we can keep one',
      'I coded a game where a frog jumps',
      'you lose if you touch the water',
    ],
  },
]

export function habitsOf(age: number): ChildHabits {
  const found = all.findLast(({ fromAge }) => fromAge <= age) ?? all[0]
  if (!found) throw new Error('There are no habits.')
  return found
}

/** A child says w for r and l, f for th, and clusters without their second sound. */
export const mispronounce = (text: string) =>
  text
    .replaceAll(/\bth(?=[aeiou])/g, 'f')
    .replaceAll(/th\b/g, 'f')
    .replaceAll(/\b([bcdfgkpt])[rl](?=[aeiou])/g, '$1w')
    .replaceAll(/\br(?=[aeiou])/g, 'w')
    .replaceAll(/\bs(?=[pt][aeiou])/g, '')
