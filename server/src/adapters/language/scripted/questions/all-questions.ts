import type { AnsweredQuestion } from './answered-question.ts'
import { animals } from './topics/animals.ts'
import { birdsAndInsects } from './topics/birds-and-insects.ts'
import { body } from './topics/body.ts'
import { dinosaurs } from './topics/dinosaurs.ts'
import { sea } from './topics/sea.ts'
import { sky } from './topics/sky.ts'
import { space } from './topics/space.ts'

export const answeredQuestions: AnsweredQuestion[] = [
  ...animals,
  ...birdsAndInsects,
  ...body,
  ...dinosaurs,
  ...sea,
  ...sky,
  ...space,
]
