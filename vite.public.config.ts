import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './scripts/oldest-browsers.ts'

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The pages that are read once: the screens of the member app, run by Preact and without a router. */
export default defineConfig({
  root: pathTo('web'),
  base: '/',
  publicDir: false,
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
      { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-router$/, replacement: pathTo('web/member/document-router.tsx') },
    ],
  },
  css: { transformer: 'lightningcss' },
  build: {
    outDir: '../dist',
    emptyOutDir: false,
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: pathTo('web/member/public-main.tsx'),
      experimental: { lazyBarrel: true },
      // The apps fetch some of it later; a page has it at once.
      checks: { ineffectiveDynamicImport: false },
      // One file of what all of them start with, whose styles set the order of the layers.
      output: { codeSplitting: { groups: [{ name: 'public', tags: ['$initial'] }] } },
    },
  },
})
