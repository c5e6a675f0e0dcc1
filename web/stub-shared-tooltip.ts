import type { Plugin } from 'vite'

const replacement = '\0no-shared-tooltip'

/**
 * antd's ConfigProvider imports its popup code (9 kB of the first load) for tooltips that share one popup
 * (`tooltip={{ unique: true }}`), which we do not use.
 */
export function stubSharedTooltip(): Plugin {
  return {
    name: 'stub-shared-tooltip',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isSharedTooltip =
        source.endsWith('/tooltip/UniqueProvider') && importer?.includes('/antd/es/config-provider/')
      return isSharedTooltip ? replacement : undefined
    },
    load: (id) => (id === replacement ? 'export default ({ children }) => children' : undefined),
  }
}
