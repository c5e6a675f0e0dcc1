import type { Attack } from '../runner/attack.ts'
import { cachedPrivateAnswer } from './cached-private-answer.ts'
import { passwordRemovedWithOldSignIn } from './password-removed-with-old-sign-in.ts'

/** Every attack in this folder; a test compares the list with the files. */
export const attacks: Attack[] = [cachedPrivateAnswer, passwordRemovedWithOldSignIn]
