import type { AnsweredQuestion } from '../answered-question.ts'

export const birthFamilyAndDeath: AnsweredQuestion[] = [
  {
    asks: 'what happens when you die; where do you go when you die; where do people go when they die; what happens after death',
    younger: 'Nobody knows for sure, so ask your family. Love always stays.',
    older:
      'The body stops working, that much we know. What comes after, nobody can prove. Families and religions believe different things, so ask yours what they think.',
  },
  {
    asks: 'why do people die; why do we have to die; why does everybody die',
    younger: 'Very old bodies get tired and stop. Mostly that is far away.',
    older:
      'Every living thing has a beginning and an end. Bodies wear out, mostly after a very long life. It is good to talk with a grown-up about it.',
  },
  {
    asks: 'will I die; am I going to die; when will I die',
    younger: 'Everybody does one day, mostly very far away. Ask for a hug.',
    older:
      'Everybody does one day, but most people grow very old first. If that worries you, tell a grown-up. They know that thought, too.',
  },
  {
    asks: 'will my mum die; will mummy and daddy die; are my parents going to die',
    younger: 'Most parents live very, very long. Tell yours, and get a hug.',
    older:
      'Most parents live until their children are grown up and much longer. Many children think about it. Tell them, so that you can talk and cuddle.',
  },
  {
    asks: 'where do babies come from; how are babies made; how did I get into mummy’s tummy; how do babies get in the tummy',
    younger: 'From something tiny in a mother’s tummy. Your family can tell more.',
    older:
      'A new person begins when a tiny cell of a woman and one of a man join. It grows for about nine months in the mother’s belly. Your family can tell you more.',
  },
  {
    asks: 'how does a baby grow in the tummy; how do babies eat in the tummy; how long is a baby in the tummy',
    younger: 'It grows for about nine months. Food comes through a cord.',
    older:
      'For about nine months it grows in the womb. Food and oxygen reach it through the cord, and the place where that was is your belly button.',
  },
  {
    asks: 'why do babies cry; why do babies cry so much; why does the baby cry all the time',
    younger: 'Babies cannot talk yet. Crying says, I am hungry, or cuddle me!',
    older:
      'Crying is a baby’s only language. It says hungry, tired, wet, too loud, or please hold me. With time you can tell them apart.',
  },
  {
    asks: 'why can babies not talk; when do babies learn to talk; how do babies learn to talk; when do babies walk',
    younger: 'They listen first. First words and steps come at about one.',
    older:
      'Babies listen for months and practise sounds. Around their first birthday many say a first word and take first steps, each in their own time.',
  },
  {
    asks: 'what are twins; why are there twins; why do twins look the same; how are twins made',
    younger: 'Two children who grew in the tummy at the same time.',
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
    younger: 'Some parents live better apart. Children are loved, and never at fault.',
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
]
