/** The query key of everything that a superadmin's list shows: its pages, batches and progress. */
export const adminListKey = (name: string) => ['admin-list', name] as const
