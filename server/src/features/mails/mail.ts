/** A letter, ready to be sent. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends a mail, or throws: the job tries again later. */
export type DeliverMail = (mail: Mail) => Promise<void>
