/** The code that the trigger function `require_owner` raises. */
export const lastOwnerCode = 'PIP03'
