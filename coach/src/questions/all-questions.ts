import type { AnsweredQuestion } from './answered-question.ts'
import { animals } from './topics/animals.ts'
import { birdsAndInsects } from './topics/birds-and-insects.ts'
import { body } from './topics/body.ts'
import { countriesWordsNumbers } from './topics/countries-words-numbers.ts'
import { dinosaurs } from './topics/dinosaurs.ts'
import { food } from './topics/food.ts'
import { gamesAndAnimalVoices } from './topics/games-and-animal-voices.ts'
import { health } from './topics/health.ts'
import { machinesAndThings } from './topics/machines-and-things.ts'
import { everydayLife } from './topics/everyday-life.ts'
import { birthFamilyAndDeath } from './topics/birth-family-and-death.ts'
import { faithAndHolidays } from './topics/faith-and-holidays.ts'
import { feelingsAndOtherPeople } from './topics/feelings-and-other-people.ts'
import { petsAndFarmAnimals } from './topics/pets-and-farm-animals.ts'
import { plantsAndNature } from './topics/plants-and-nature.ts'
import { sea } from './topics/sea.ts'
import { sky } from './topics/sky.ts'
import { space } from './topics/space.ts'

export const answeredQuestions: AnsweredQuestion[] = [
  ...animals,
  ...birdsAndInsects,
  ...body,
  ...countriesWordsNumbers,
  ...dinosaurs,
  ...food,
  ...gamesAndAnimalVoices,
  ...health,
  ...machinesAndThings,
  ...everydayLife,
  ...birthFamilyAndDeath,
  ...faithAndHolidays,
  ...feelingsAndOtherPeople,
  ...petsAndFarmAnimals,
  ...plantsAndNature,
  ...sea,
  ...sky,
  ...space,
]
