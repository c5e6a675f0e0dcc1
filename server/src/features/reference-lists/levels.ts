/** Ordered from youngest to oldest. Ids are stored in profiles, so they must never be renamed. */

export const contentMaturities = [
  {
    id: 'toddler',
    name: /*i18n*/ 'First words',
    suggestedFromAge: 0,
    description: /*i18n*/ 'Gentle and bright: animals, colours, songs. Nothing scary, no danger, no sad endings.',
  },
  {
    id: 'preschool',
    name: /*i18n*/ 'Little explorer',
    suggestedFromAge: 3,
    description: /*i18n*/ 'Everyday adventures and make-believe. Small worries appear and are always solved.',
  },
  {
    id: 'early-school',
    name: /*i18n*/ 'Story time',
    suggestedFromAge: 6,
    description: /*i18n*/ 'Fairy tales with a fright that ends well, how the body works, getting on with friends.',
  },
  {
    id: 'school',
    name: /*i18n*/ 'Curious mind',
    suggestedFromAge: 9,
    description: /*i18n*/ 'History, nature and news told calmly. Loss, fairness and feelings, without graphic detail.',
  },
  {
    id: 'teen',
    name: /*i18n*/ 'Growing up',
    suggestedFromAge: 13,
    description:
      /*i18n*/ 'Harder questions answered honestly and kindly. Still no violence in detail, no sexual content, no drugs.',
  },
]

export const proficiencyLevels = [
  {
    id: 'first-words',
    name: /*i18n*/ 'First words',
    suggestedFromAge: 0,
    description: /*i18n*/ 'One short sentence at a time, everyday words, many repetitions.',
  },
  {
    id: 'simple',
    name: /*i18n*/ 'Simple sentences',
    suggestedFromAge: 3,
    description: /*i18n*/ 'Short sentences and one question at a time. New words are shown with an example.',
  },
  {
    id: 'fluent',
    name: /*i18n*/ 'Telling stories',
    suggestedFromAge: 6,
    description: /*i18n*/ 'Whole stories, reasons and feelings. New words are explained.',
  },
  {
    id: 'advanced',
    name: /*i18n*/ 'Rich language',
    suggestedFromAge: 9,
    description: /*i18n*/ 'Longer sentences, figures of speech, jokes and riddles.',
  },
  {
    id: 'expert',
    name: /*i18n*/ 'Like a grown-up',
    suggestedFromAge: 12,
    description: /*i18n*/ 'Natural speech with technical words where they fit.',
  },
  {
    id: 'second-language',
    name: /*i18n*/ 'Learning this language',
    suggestedFromAge: 18,
    description: /*i18n*/ 'For a child who speaks another language at home: slow, clear, friendly corrections.',
  },
]
