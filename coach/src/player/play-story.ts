import type { Story } from 'inkjs/engine/Story'
import type { Choice } from '../understanding/match-choice.ts'
import { storyVersion } from './load-story.ts'
import { type Heard, withHeard } from './vary-shuffles.ts'

export type Variables = Record<string, string | number | boolean>

export interface Option extends Choice {
  /** This variable of the story gets the child's own words. */
  storesIn: string | null
  /** The coach understands it, but the question is not about it: the child knows this game already. */
  isUnasked: boolean
}

export interface StoryStep {
  text: string
  state: string
  /** The state belongs to this version of the story. */
  version: string
  heard: Heard
  options: Option[]
  score: number
  level: number
}

/** No step has been made in these states since they were loaded. */
const unchangedStates = new WeakMap<Story, string>()

export function startAt(story: Story, knot: string, seed: number, variables: Variables, heard: Heard): StoryStep {
  unchangedStates.delete(story)
  story.ResetState()
  story.state.storySeed = seed
  return jumpTo(story, story.state.ToJson(), knot, variables, heard)
}

export function jumpTo(story: Story, state: string, knot: string, variables: Variables, heard: Heard): StoryStep {
  load(story, state)
  setVariables(story, variables)
  story.ChoosePathString(knot)
  return play(story, heard)
}

export function choose(story: Story, state: string, index: number, variables: Variables, heard: Heard): StoryStep {
  load(story, state)
  setVariables(story, variables)
  story.ChooseChoiceIndex(index)
  return play(story, heard)
}

export function optionsAt(story: Story, state: string): Option[] {
  load(story, state)
  return readOptions(story)
}

export function hasVisited(story: Story, state: string, knot: string): boolean {
  load(story, state)
  return (story.state.VisitCountAtPathString(knot) ?? 0) > 0
}

/** Reading a state takes longer than a step, and a reply first needs the options of the state that it then leaves. */
function load(story: Story, state: string) {
  if (unchangedStates.get(story) === state) return
  unchangedStates.delete(story)
  story.state.LoadJson(state)
  unchangedStates.set(story, state)
}

function play(story: Story, heardBefore: Heard): StoryStep {
  const { result: text, heard } = withHeard(story, heardBefore, () => readText(story))
  return {
    text: tidyText(text),
    state: story.state.ToJson(),
    version: storyVersion(story),
    heard,
    options: readOptions(story),
    score: readNumber(story, 'score'),
    level: readNumber(story, 'level'),
  }
}

const readNumber = (story: Story, name: string) => Number(story.variablesState.$(name) ?? 0)

function readText(story: Story) {
  let text = ''
  while (story.canContinue) text += ` ${story.Continue() ?? ''}`
  return text
}

/** A story declares only the variables that it uses. */
function setVariables(story: Story, variables: Variables) {
  unchangedStates.delete(story)
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
    storesIn: tagOf(tags, 'stores'),
    isUnasked: tagOf(tags, 'asked') === 'false',
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

/** A name that the child gave may come first in a sentence and needs a capital. */
const tidyText = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.!?])/g, '$1')
    .trim()
    .replaceAll(
      /(^|[.!?] )(\[\w\w:)?(\p{Ll})/gu,
      (_, end: string, mark = '', first: string) => end + mark + first.toUpperCase(),
    )
