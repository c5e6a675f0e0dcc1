/** For the host to apply: identity's tables, in a schema of their own. */
export const identityMigrations = { folder: new URL('migrations/', import.meta.url), schema: 'identity' } as const
