/** What pages and the service worker tell each other. */

export type MessageToWorker =
  /** The language in which this person's pages are. */
  { kind: 'language'; language: string }

export type MessageToPage =
  /** A notification was tapped: this page is to open. */
  | { kind: 'open'; path: string }
  /** The browser has renewed its push subscription: the server needs the new one. */
  | { kind: 'subscription-changed' }
