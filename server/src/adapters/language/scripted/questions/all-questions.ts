import type { AnsweredQuestion } from './answered-question.ts'
import { sky } from './topics/sky.ts'

export const answeredQuestions: AnsweredQuestion[] = [...sky]
