/** Ordered from youngest to oldest. Ids are stored in profiles, so they must never be renamed. */

export const contentMaturities = [
  {
    id: 'toddler',
    name: 'First words',
    suggestedFromAge: 0,
    description: 'Gentle and bright: animals, colours, songs. Nothing scary, no danger, no sad endings.',
  },
  {
    id: 'preschool',
    name: 'Little explorer',
    suggestedFromAge: 3,
    description: 'Everyday adventures and make-believe. Small worries appear and are always solved.',
  },
  {
    id: 'early-school',
    name: 'Story time',
    suggestedFromAge: 6,
    description: 'Fairy tales with a fright that ends well, how the body works, getting on with friends.',
  },
  {
    id: 'school',
    name: 'Curious mind',
    suggestedFromAge: 9,
    description: 'History, nature and news told calmly. Loss, fairness and feelings, without graphic detail.',
  },
  {
    id: 'teen',
    name: 'Growing up',
    suggestedFromAge: 13,
    description:
      'Harder questions answered honestly and kindly. Still no violence in detail, no sexual content, no drugs.',
  },
]

export const proficiencyLevels = [
  {
    id: 'first-words',
    name: 'First words',
    suggestedFromAge: 0,
    description: 'One short sentence at a time, everyday words, many repetitions.',
  },
  {
    id: 'simple',
    name: 'Simple sentences',
    suggestedFromAge: 3,
    description: 'Short sentences and one question at a time. New words are shown with an example.',
  },
  {
    id: 'fluent',
    name: 'Telling stories',
    suggestedFromAge: 6,
    description: 'Whole stories, reasons and feelings. New words are explained.',
  },
  {
    id: 'advanced',
    name: 'Rich language',
    suggestedFromAge: 9,
    description: 'Longer sentences, figures of speech, jokes and riddles.',
  },
  {
    id: 'expert',
    name: 'Like a grown-up',
    suggestedFromAge: 12,
    description: 'Natural speech with technical words where they fit.',
  },
  {
    id: 'second-language',
    name: 'Learning this language',
    suggestedFromAge: 18,
    description: 'For a child who speaks another language at home: slow, clear, friendly corrections.',
  },
]
