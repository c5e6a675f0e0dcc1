import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FirstStep } from './first-step-states.ts'

interface StepTexts {
  title: MessageDescriptor
  /** The pages of another family do not say "your". */
  titleOfOthers?: MessageDescriptor
  why: MessageDescriptor
  /** It is missing where there is nothing to do on a page. */
  action?: MessageDescriptor
  done: MessageDescriptor
}

export const firstStepTexts: Record<FirstStep, StepTexts> = {
  child: {
    title: msg`Your child`,
    titleOfOthers: msg`The child`,
    why: msg`Whom will Pipit talk to?`,
    action: msg`Add a child`,
    done: msg`Done`,
  },
  device: {
    title: msg`Your device`,
    titleOfOthers: msg`The device`,
    why: msg`Scan the code on its back.`,
    action: msg`Add a device`,
    done: msg`Done`,
  },
  wifi: {
    title: msg`Your wifi`,
    titleOfOthers: msg`The wifi`,
    why: msg`The device needs it to go online.`,
    action: msg`Add a network`,
    done: msg`Saved`,
  },
  online: {
    title: msg`Bring it online`,
    why: msg`Switch the device on and give it the wifi, over Bluetooth or with a QR code.`,
    action: msg`Bring it online`,
    done: msg`Done`,
  },
  card: {
    title: msg`Your first card`,
    titleOfOthers: msg`The first card`,
    why: msg`Pipit sees it and starts a game. Talking works without one, too.`,
    action: msg`Add a card`,
    done: msg`Done`,
  },
  hello: {
    title: msg`Say hello`,
    why: msg`Wake Pipit up and say hello. This page notices by itself when they have talked.`,
    done: msg`Done`,
  },
}
