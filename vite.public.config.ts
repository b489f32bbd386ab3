import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './scripts/oldest-browsers.ts'
import { compiledWhileComing } from './vite.files.ts'
import { preactForReact } from './vite.preact.ts'

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The pages that are read once: the screens of the member app, run by Preact and without a router. */
export default defineConfig({
  root: pathTo('web'),
  base: '/',
  publicDir: false,
  plugins: [compiledWhileComing()],
  resolve: {
    alias: [
      ...preactForReact,
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
      checks: { ineffectiveDynamicImport: false, moduleLevelDirective: false },
      // One file of what all of them start with, whose styles set the order of the layers.
      output: { codeSplitting: { groups: [{ name: 'public', tags: ['$initial'] }] } },
    },
  },
})
