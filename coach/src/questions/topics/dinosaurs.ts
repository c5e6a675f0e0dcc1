import type { AnsweredQuestion } from '../answered-question.ts'

export const dinosaurs: AnsweredQuestion[] = [
  {
    asks: 'why did the dinosaurs die out; why are there no dinosaurs any more; what happened to the dinosaurs; why did dinosaurs go extinct; where did the dinosaurs go',
    younger: 'A huge space rock made it cold. Only bird dinosaurs lived on.',
    older:
      'About 66 million years ago a huge rock from space hit the earth. Dust made it dark and cold, plants withered, and the big dinosaurs disappeared. The birds remained.',
  },
  {
    asks: 'why did dinosaurs have big teeth; why did T-Rex have big teeth; why do dinosaurs have sharp teeth; what did dinosaurs eat',
    younger: 'Some ate meat with sharp teeth. Others ate plants with flat teeth.',
    older:
      'The meat eaters needed big pointed teeth to hold and cut their food. The plant eaters had flat or peg-like teeth for leaves.',
  },
  {
    asks: 'are dinosaurs still alive; are there still dinosaurs; is there a real dinosaur',
    younger: 'The big ones are gone. But birds are their great grandchildren!',
    older:
      'The giants are gone, but birds descend from small dinosaurs. So in a way dinosaurs still sing in your garden.',
  },
  {
    asks: 'did people live with dinosaurs; did dinosaurs and people meet; did cavemen see dinosaurs',
    younger: 'No. Dinosaurs were gone long, long before the first people.',
    older:
      'No. The big dinosaurs disappeared about 66 million years ago, and people like us have been here for about three hundred thousand years.',
  },
  {
    asks: 'what was the biggest dinosaur; which dinosaur was the biggest; how big were dinosaurs',
    younger: 'The biggest had long necks. They were about three buses long!',
    older:
      'Long-necked giants such as Argentinosaurus and Patagotitan were probably more than thirty metres long. Others were as small as a chicken.',
  },
  {
    asks: 'what was the smallest dinosaur; which dinosaur was the smallest',
    younger: 'Some were as small as a chicken.',
    older: 'Some were no bigger than a chicken. If you count birds, the hummingbird is the smallest of all.',
  },
  {
    asks: 'why did T-Rex have short arms; why does the T-Rex have small arms; what did T-Rex do with its arms',
    younger: 'Nobody knows for sure. Its big head did most of the work.',
    older: 'Nobody knows for sure. Its huge jaws did the hunting, so long arms may simply not have been needed.',
  },
  {
    asks: 'how do we know about dinosaurs; how do people know what dinosaurs looked like; what is a fossil; how are fossils made',
    younger: 'People find their bones in stone. Such old bones are called fossils.',
    older:
      'When animals were covered by mud, their bones slowly turned to stone. Scientists dig out these fossils and compare them with animals of today.',
  },
  {
    asks: 'what colour were dinosaurs; did dinosaurs have feathers',
    younger: 'Mostly we do not know their colour. Some had feathers!',
    older:
      'Bones do not show colour, so mostly we do not know. A few fossils with feathers show traces of reddish brown or shiny black. Many dinosaurs had feathers.',
  },
  {
    asks: 'could dinosaurs fly; is a pterodactyl a dinosaur; which dinosaurs could fly',
    younger: 'Flying reptiles were their cousins. Some little dinosaurs became birds.',
    older:
      'Pterosaurs flew, but they were only relatives of dinosaurs. One group of small feathered dinosaurs learned to fly: the birds.',
  },
  {
    asks: 'what was a mammoth; why did mammoths die out; are mammoths still alive',
    younger: 'A big hairy elephant from the ice age. None are left.',
    older:
      'Mammoths were furry relatives of elephants in the ice age. When it became warmer and people hunted them, they disappeared, the last ones about four thousand years ago.',
  },
  {
    asks: 'what is the ice age; what was the ice age',
    younger: 'That was a long cold time, with ice over many lands.',
    older:
      'In the last ice age huge glaciers covered the north of Europe and America. It ended about twelve thousand years ago.',
  },
  {
    asks: 'who were the first people; where did the first people live',
    younger: 'The first people lived in Africa, very long ago.',
    older:
      'People like us first lived in Africa, around three hundred thousand years ago. From there they walked to all parts of the world over a very long time.',
  },
  {
    asks: 'who were cavemen; did people live in caves; how did stone age people live',
    younger: 'Long ago people used stone tools. Some of them slept in caves.',
    older:
      'In the Stone Age people hunted and gathered food, made tools of stone and wore fur. They lived in huts and tents, and sometimes in caves.',
  },
  {
    asks: 'who invented fire; who discovered fire; how did people make fire',
    younger: 'Nobody invented it. Lightning made fire, then people learned how.',
    older:
      'Early people first used fire that lightning had made. Later they learned to start it by rubbing wood or striking stones. We do not know who was first.',
  },
  {
    asks: 'who invented the wheel; when was the wheel invented',
    younger: 'Somebody more than five thousand years ago. Nobody knows the name.',
    older:
      'Nobody knows who. The oldest wheels that were found are more than five thousand years old, and several peoples used them at about that time.',
  },
  {
    asks: 'who built the pyramids; why did they build the pyramids; how were the pyramids built',
    younger: 'People in Egypt built them long ago, as graves for their kings.',
    older:
      'Thousands of workers in ancient Egypt built them as tombs for their kings, about four and a half thousand years ago, with stone blocks, sledges and ramps.',
  },
  {
    asks: 'what is a mummy in Egypt; why did they make mummies; how are mummies made',
    younger: 'In old Egypt, kings who passed away were wrapped in cloth.',
    older:
      'Egyptians believed in a life after this one. So they dried the body of the person with salt and wrapped it in linen, and it lasted thousands of years.',
  },
  {
    asks: 'were knights real; what is a knight; why did knights wear armour; did knights exist',
    younger: 'Yes. Knights were soldiers on horses. Their metal clothes protected them.',
    older:
      'Knights were real, hundreds of years ago. They served a lord and trained from childhood, and their armour of metal protected them.',
  },
  {
    asks: 'why did people build castles; who lived in castles; what are castles for',
    younger: 'A lord and his people lived there, safe behind thick walls.',
    older: 'Castles were homes and strongholds of lords. Thick walls, towers and moats protected those inside.',
  },
  {
    asks: 'who were the Vikings; what is a Viking; did Vikings have horns on their helmets',
    younger: 'Vikings were sailors from the north. Their helmets had no horns!',
    older:
      'Vikings were seafarers, traders and raiders from Scandinavia, about a thousand years ago. Helmets with horns are an invention of later artists.',
  },
  {
    asks: 'who were the Romans; what did the Romans do',
    younger: 'Long ago in Italy, they built roads and bridges. Some still stand.',
    older:
      'About two thousand years ago Rome ruled a huge empire. The Romans built roads, baths and water pipes, and many of our words come from their Latin.',
  },
  {
    asks: 'who discovered America; who found America',
    younger: 'People lived there long before. Columbus sailed there from Europe in 1492.',
    older:
      'The first people came there at least fifteen thousand years ago. Vikings sailed there about a thousand years ago, and Columbus came in 1492.',
  },
  {
    asks: 'what was there before the earth; what was before everything; what was at the very beginning; how did everything begin; what is the big bang',
    younger: 'Scientists think everything began very, very small. Families tell other stories, too.',
    older:
      'Scientists think that the universe began very hot and small almost fourteen billion years ago and has been spreading since: the Big Bang. What was before, nobody knows.',
  },
  {
    asks: 'how did people live without television; what did children do in the old days; how was it when grandma was little',
    younger: 'They played outside, told stories and had a radio. Ask your grandparents!',
    older: 'They played outside, read, sang and told stories. People who were children then are the best ones to ask.',
  },
]
