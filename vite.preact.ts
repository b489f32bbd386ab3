import { fileURLToPath } from 'node:url'

/** Written against React, run by Preact, which is a third of its size (docs/decisions/059-preact.md). */
export const preactForReact = [
  { find: /^react$/, replacement: fileURLToPath(new URL('web/react.js', import.meta.url)) },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]
