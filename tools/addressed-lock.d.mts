export function withAddressedLock<T>(root: string, registry: string, install: () => Promise<T>): Promise<T>
export function removeAddressedLock(root: string): void
