import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { linguiPlugins } from './lingui-plugins.ts'
import { stubSharedTooltip } from './stub-shared-tooltip.ts'

/** What every page has loaded already when it loads another. */
const loadedFirst = /\/(libraries|rolldown-runtime)-/

export default defineConfig({
  plugins: [react(), linguiPlugins(), stubSharedTooltip()],
  build: {
    target: 'baseline-widely-available',
    modulePreload: {
      polyfill: false,
      // The lists of what a page needs are in the first script: in the same order everywhere, they compress better.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => !loadedFirst.test(file)).toSorted(),
    },
    // The content security policy forbids data URLs, so no file is inlined.
    assetsInlineLimit: 0,
    // All styles are 10 kB together (gzipped): one request instead of, for example, twelve on the page for a new child.
    cssCodeSplit: false,
    // e2e/app/first-load.spec.ts limits the size of the first page instead.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The libraries of the first page are one file, which browsers cache while only our own code changes.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'first-page', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
})
