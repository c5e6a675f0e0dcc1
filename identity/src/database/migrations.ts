/** The host applies these, which put identity's tables into a schema of their own. */
export const identityMigrations = { folder: new URL('migrations/', import.meta.url), schema: 'identity' } as const
