/** A mail that is ready to be sent. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Throws if the mail cannot be sent, so that the job retries it. */
export type DeliverMail = (mail: Mail) => Promise<void>
