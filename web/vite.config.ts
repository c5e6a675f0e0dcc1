import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leaveOutSharedTooltip } from './leave-out-shared-tooltip.ts'

export default defineConfig({
  plugins: [react(), leaveOutSharedTooltip()],
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The page may load no script or style from within itself, so no file becomes a data address either.
    assetsInlineLimit: 0,
    // How much the first page loads is checked in a browser, gzipped, by e2e/app/first-load.spec.ts.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // One file with the libraries of the first page, kept by the browser while only our own code changes.
        codeSplitting: { groups: [{ name: 'libraries', tags: ['$initial'], test: /node_modules/ }] },
      },
    },
  },
})
