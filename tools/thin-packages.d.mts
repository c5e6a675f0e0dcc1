export function thinPackages(modules: string): void
export function letNpmRestorePackages(modules: string): void
