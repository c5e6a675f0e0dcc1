/** The code that the trigger function `require_superadmin` raises. */
export const lastSuperadminCode = 'PIP01'
