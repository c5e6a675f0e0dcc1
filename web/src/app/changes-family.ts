/** The `handle` of a page that only changes something, and so is not for viewers. */
export const changesFamily = { changesFamily: true }
