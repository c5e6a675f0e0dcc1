import type { Plugin } from 'vite'

const standIn = '\0no-shared-tooltip'

/**
 * The library's ConfigProvider brings all of its popup machinery (9 kB of the first load) for the case that tooltips
 * share one popup (`tooltip={{ unique: true }}`), which we do not ask for.
 */
export function leaveOutSharedTooltip(): Plugin {
  return {
    name: 'leave-out-shared-tooltip',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isAsked = source.endsWith('/tooltip/UniqueProvider') && importer?.includes('/antd/es/config-provider/')
      return isAsked ? standIn : undefined
    },
    load: (id) => (id === standIn ? 'export default ({ children }) => children' : undefined),
  }
}
