import { expect, test } from 'vitest'
import { activities as scripted } from '@pipit/coach/activities'
import { activities } from './activities.ts'

test('the scripted coach has a script for every activity, from the suggested age', () => {
  const ages = (list: { id: string; age: number }[]) => Object.fromEntries(list.map(({ id, age }) => [id, age]))
  expect(ages(scripted.map(({ id, fromAge }) => ({ id, age: fromAge })))).toEqual(
    ages(activities.map(({ id, suggestedFromAge }) => ({ id, age: suggestedFromAge }))),
  )
})
