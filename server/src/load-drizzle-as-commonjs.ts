import { registerHooks } from 'node:module'

/**
 * drizzle-orm's ES modules import each other in circles, which costs Node half a second and more than 100 MB at the
 * start. Its CommonJS build is the same code and costs a tenth. See docs/decisions/0007-drizzle-as-commonjs.md.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    return next(specifier, { ...context, conditions: ['require', 'node', 'default'] })
  },
})
