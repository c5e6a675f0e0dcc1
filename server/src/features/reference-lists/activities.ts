/**
 * What a child can do with the companion; a card starts one of them. In the order in which a family meets them.
 * Ids are kept in families' records and printed on cards: add, never rename.
 */
export const activities = [
  { id: 'free-talk', name: 'Just talk', icon: 'message', suggestedFromAge: 2, description: 'Chat about the day, a picture, or whatever comes to mind.' },
  { id: 'story', name: 'Story with choices', icon: 'book', suggestedFromAge: 3, description: 'A tale in which the child decides what happens next.' },
  { id: 'animal-sounds', name: 'Animal guessing', icon: 'bug', suggestedFromAge: 2, description: 'Guess the animal from its sounds and habits.' },
  { id: 'i-spy', name: 'I spy', icon: 'eye', suggestedFromAge: 3, description: 'Find things in the room by colour, shape or first letter; uses the camera if there is one.' },
  { id: 'counting', name: 'Counting game', icon: 'calculator', suggestedFromAge: 3, description: 'Count, add and share, one step beyond what the child can do.' },
  { id: 'rhymes', name: 'Rhymes and sounds', icon: 'sound', suggestedFromAge: 3, description: 'Find rhymes, clap syllables, hear the first sound of a word.' },
  { id: 'feelings', name: 'How do you feel?', icon: 'heart', suggestedFromAge: 3, description: 'Find words for feelings and something that helps.' },
  { id: 'move', name: 'Move and freeze', icon: 'thunderbolt', suggestedFromAge: 3, description: 'Jump, stretch, balance, stand still; good on a rainy day.' },
  { id: 'make-believe', name: 'Make-believe', icon: 'rocket', suggestedFromAge: 4, description: 'Run a shop, fly to the moon, care for a dragon.' },
  { id: 'show-and-tell', name: 'Show and tell', icon: 'camera', suggestedFromAge: 4, description: 'Show a drawing or a toy and tell about it.' },
  { id: 'word-garden', name: 'Word garden', icon: 'read', suggestedFromAge: 4, description: 'Collect new words and use them in a sentence.' },
  { id: 'why', name: 'Why, why, why?', icon: 'question', suggestedFromAge: 4, description: 'Questions about the world, answered for the child’s age.' },
  { id: 'riddles', name: 'Riddles and jokes', icon: 'smile', suggestedFromAge: 5, description: 'Solve riddles, tell jokes, make up new ones.' },
  { id: 'quiz', name: 'Quiz', icon: 'trophy', suggestedFromAge: 6, description: 'Nature, space, history or music; the questions grow with the child.' },
  { id: 'detective', name: 'Detective', icon: 'search', suggestedFromAge: 6, description: 'Solve a small mystery by asking the right questions.' },
  { id: 'second-language', name: 'Another language', icon: 'global', suggestedFromAge: 4, description: 'Learn and use words of a language the family chose.' },
  { id: 'good-night', name: 'Good night', icon: 'moon', suggestedFromAge: 2, description: 'Look back on the day, breathe slowly, hear a quiet story.' },
]
