import { callWithoutSession } from '../../../api/sessionless-client.ts'

export type Answer = 'confirm' | 'decline'

/** The token of the mailed link says whose answer it is. */
export const answerLink = (answer: Answer, token: string) =>
  callWithoutSession(`POST /second-contact-links/${answer}`, { body: { token } })
