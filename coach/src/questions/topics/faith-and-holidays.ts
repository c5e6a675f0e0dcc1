import type { AnsweredQuestion } from '../answered-question.ts'

export const faithAndHolidays: AnsweredQuestion[] = [
  {
    asks: 'is God real; does God exist; who is God; what is God; where is God; where does God live',
    younger: 'Families believe different things about that. Ask yours what they believe.',
    older:
      'People all over the world believe different things about God, and some do not believe. Nobody can prove it. Ask your family what they think, and why.',
  },
  {
    asks: 'who made the world; who made everything; who made God; who made people',
    younger: 'Families tell it in different ways, so ask yours. Scientists look, too.',
    older:
      'Religions tell how God made the world, and scientists study how stars, earth and life developed. Families see it differently, so ask yours.',
  },
  {
    asks: 'what is heaven; is heaven real; where is heaven; is my grandpa in heaven; is my dog in heaven',
    younger: 'Families believe different things, so ask yours. Your love is real.',
    older:
      'Many people believe in heaven, and everybody pictures it differently. Others believe something else. Ask your family what they think.',
  },
  {
    asks: 'is Santa real; is Santa Claus real; does Santa exist; is Father Christmas real; where does Santa live; how does Santa get into the house',
    younger: 'Ask your family! Every family has its own Christmas story.',
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
    younger: 'Christians celebrate the birth of Jesus. Many families give presents.',
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
    younger: 'People dress up and ask for sweets. It is all pretend.',
    older:
      'Halloween goes back to old customs at the end of harvest. Today people dress up and light pumpkins, mostly for fun.',
  },
  {
    asks: 'what is Ramadan; what is Eid; what is Hanukkah; what is Diwali',
    younger: 'A special time in a religion. Families meet, eat and celebrate.',
    older:
      'Ramadan is the fasting month of Muslims, and Eid its feast. Hanukkah is a Jewish festival of lights, Diwali a Hindu one.',
  },
  {
    asks: 'why do people believe in God; what is religion; why are there different religions; why do people pray',
    younger: 'Many people find comfort in their faith. Families do it differently.',
    older:
      'Religions give people answers, comfort, rules and festivals. They grew in different places, so they differ. Prayer is talking with God, for those who believe.',
  },
]
