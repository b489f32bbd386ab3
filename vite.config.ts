import { fileURLToPath } from 'node:url'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { brand } from '#brand/brand.ts'
import { oldestBrowsers } from './scripts/oldest-browsers.ts'
import { contractForBrowsers } from './vite.contract.ts'
import { compiledWhileComing, groups } from './vite.files.ts'
import { preactForReact } from './vite.preact.ts'

const brandFolder = fileURLToPath(new URL('brand/', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  // Pages are served at any path, so their files are named from the top.
  base: '/',
  appType: 'mpa',
  publicDir: false,
  plugins: [
    contractForBrowsers(),
    brandInHtml(),
    preloadFonts(),
    pagesInDevelopment(),
    compiledWhileComing(),
  ],
  resolve: { alias: preactForReact },
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
      // The icons are one barrel of six thousand modules; only those in use are read.
      experimental: { lazyBarrel: true },
      // Packages say "use client", which means nothing here.
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: { groups },
      },
    },
  },
})

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
    async configureServer({ middlewares }) {
      // With every mail of the server, which a build has no use for.
      const { mailPreview } = await import('./scripts/mail-preview.ts')
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
