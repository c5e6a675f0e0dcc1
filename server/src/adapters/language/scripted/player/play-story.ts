import type { Story } from 'inkjs/engine/Story'
import type { Choice } from '../understanding/match-choice.ts'

export type Variables = Record<string, string | number | boolean>

export interface Option extends Choice {
  /** The story's variable in which the child's own words are kept. */
  keeps: string | null
}

interface Played {
  text: string
  state: string
  options: Option[]
}

export function startAt(story: Story, knot: string, seed: number, variables: Variables): Played {
  story.ResetState()
  story.state.storySeed = seed
  return jumpTo(story, story.state.ToJson(), knot, variables)
}

export function jumpTo(story: Story, state: string, knot: string, variables: Variables): Played {
  story.state.LoadJson(state)
  tell(story, variables)
  story.ChoosePathString(knot)
  return play(story)
}

export function choose(story: Story, state: string, index: number, variables: Variables): Played {
  story.state.LoadJson(state)
  tell(story, variables)
  story.ChooseChoiceIndex(index)
  return play(story)
}

export function optionsAt(story: Story, state: string): Option[] {
  story.state.LoadJson(state)
  return readOptions(story)
}

function play(story: Story): Played {
  let text = ''
  while (story.canContinue) text += ` ${story.Continue() ?? ''}`
  return { text: spoken(text), state: story.state.ToJson(), options: readOptions(story) }
}

/** A story declares only the variables that it uses. */
function tell(story: Story, variables: Variables) {
  for (const [name, value] of Object.entries(variables)) {
    if (story.variablesState.GlobalVariableExistsWithName(name)) story.variablesState.$(name, value)
  }
}

function readOptions(story: Story): Option[] {
  return story.currentChoices.map(({ index, text, tags }) => ({
    index,
    label: text.startsWith('(') ? null : text,
    hears:
      tagOf(tags, 'hears')
        ?.split(',')
        .map((phrase) => phrase.trim())
        .filter(Boolean) ?? [],
    keeps: tagOf(tags, 'keeps'),
  }))
}

function tagOf(tags: string[] | null, name: string) {
  return (
    tags
      ?.find((tag) => tag.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? null
  )
}

/** What a child called something may come first in a sentence. */
const spoken = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.!?])/g, '$1')
    .trim()
    .replaceAll(/(?:^|[.!?] )\p{Ll}/gu, (start) => start.toUpperCase())
