import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { brand } from '#brand/brand.ts'
import { mailPreview } from './scripts/mail-preview.ts'
import { oldestBrowsers } from './scripts/oldest-browsers.ts'

const brandFolder = fileURLToPath(new URL('brand/', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  // Pages are served at any path, so their files are named from the top.
  base: '/',
  appType: 'mpa',
  publicDir: false,
  plugins: [react(), brandInHtml(), preloadFonts(), pagesInDevelopment()],
  server: {
    strictPort: true,
    fs: { allow: ['..'] },
  },
  css: { transformer: 'lightningcss' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: oldestBrowsers,
    // The content security policy allows files of ours and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The library for PDFs is larger than the build likes; it is loaded with the first PDF.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: {
        member: fileURLToPath(new URL('web/member/index.html', import.meta.url)),
        office: fileURLToPath(new URL('web/office/index.html', import.meta.url)),
      },
      // Declaring a schema or a call does nothing by itself: a screen is sent those it uses.
      treeshake: { manualPureFunctions: ['z', 'endpoint', 'must'] },
      // The icons are one barrel of six thousand modules; only those in use are read.
      experimental: { lazyBarrel: true },
      output: {
        // One file of packages and one of what both apps start with, whose styles set the order of the layers.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
              tags: ['$initial'],
              priority: 3,
            },
            {
              name: 'base',
              test: /^(?!.*\/(office-api|contract\/staff)\.).*\/(web\/(ui|platform|brand|i18n)|contract|domain|node_modules)\//,
              tags: ['$initial'],
              priority: 2,
            },
            // What is sent is checked by those who are in: the ways in do without.
            { name: 'schemas', test: /node_modules\/zod\//, priority: 3 },
            // What several screens share, in one file for each app and one for both: left alone, every set of
            // screens has its own, and home asks for a hundred. What the sign-in uses is apart from the rest.
            {
              name: sharedBy(
                'door',
                /\/web\/(member)\/sessions\/sign-in\.|\/web\/(office)\/staff\/sign-in\./,
              ),
              priority: 1,
            },
            { name: sharedBy('shared', /\/web\/(member)\/|\/web\/(office)\//), minShareCount: 3 },
            { name: 'packages', test: /\/node_modules\//, minShareCount: 3 },
            // Icons of two screens are some hundred bytes each: together they are one file more, not one each.
            { name: 'icons', test: /\/@tabler\/icons-react\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
})

type Graph = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null }

/** Names the file of a module after the apps that use it in one of these places, directly or through others. */
function sharedBy(name: string, places: RegExp) {
  return (id: string, graph: Graph) => {
    // The index of a package imports all of it: who uses what is known of our own modules alone.
    if (id.includes('/node_modules/')) return null
    const users = new Set([id])
    for (const user of users)
      for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer)
    const apps = new Set([...users].flatMap((user) => places.exec(user)?.slice(1).filter(Boolean) ?? []))
    if (apps.size === 0) return null
    return apps.size === 1 ? [name, ...apps].join('-') : name
  }
}

function brandInHtml(): Plugin {
  return {
    name: 'brand-in-html',
    transformIndexHtml: (html, { server }) =>
      html
        // The brand lies outside the web's folder, which the development server names in its own way.
        .replaceAll('../../brand/', server ? `/@fs${brandFolder}` : '../../brand/')
        .replaceAll('%BRAND_NAME%', brand.name)
        .replaceAll('%BRAND_SITE%', brand.site)
        .replaceAll('%BRAND_THEME_LIGHT%', brand.themeColor.light)
        .replaceAll('%BRAND_THEME_DARK%', brand.themeColor.dark),
  }
}

/** Text is the first thing a screen shows, and its fonts are named only inside the style sheet. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map(
            (file): HtmlTagDescriptor => ({ tag: 'link', injectTo: 'head-prepend', attrs: fontLink(file) }),
          ),
    },
  }
}

function fontLink(file: string) {
  return { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }
}

/** What the server does with page paths, for the development server. */
function pagesInDevelopment(): Plugin {
  return {
    name: 'pages-in-development',
    configureServer({ middlewares }) {
      middlewares.use(mailPreview())
      middlewares.use((request, _response, next) => {
        const isPage = request.headers.accept?.includes('text/html') ?? false
        if (isPage && !/^\/(api|files|healthz|readyz)\b/.test(request.url ?? ''))
          request.url = pageOf(request.url)
        next()
      })
    },
  }
}

function pageOf(url = '/') {
  if (/^\/_ui(?![\w-])/.test(url)) return '/living/index.html'
  return /^\/gestao(?![\w-])/.test(url) ? '/office/index.html' : '/member/index.html'
}
