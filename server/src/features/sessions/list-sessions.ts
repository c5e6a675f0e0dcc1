/** For the features that show or export a family's sign-ins; the rest of the store stays inside this feature. */
export { listSessions } from './session-store.ts'
