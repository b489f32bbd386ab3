import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import type { PrerenderedPage } from '#web/platform/prerendered-page.ts'
import { bundle } from './bundle.ts'
import { oldestBrowsers } from './oldest-browsers.ts'
import type { PublicPagesBuild } from './public-pages.ts'

const apps = ['member', 'office'] as const

/**
 * Writes the prerendered pages with inline styles, and for the server their addresses and the hashes for its
 * content security policy.
 */
export async function prerender({
  root,
  dist,
  manifest,
  publicPages,
}: {
  root: string
  dist: string
  manifest: Manifest
  publicPages: PublicPagesBuild
}) {
  const early = await inlineScript(root, 'early')
  const awaitFonts = await inlineScript(root, 'await-fonts')
  const rendered = await renderedPages(root)
  const styleHashes = new Set<string>()
  const pages: Record<string, string> = {}
  for (const app of apps) {
    const template = await readFile(join(dist, app, 'index.html'), 'utf8')
    for (const page of rendered[app]) {
      const needed = page.isPublic
        ? filesOf(publicPages.manifest, [publicPages.entry, ...page.modules])
        : filesOf(manifest, [`${app}/index.html`, ...page.modules])
      const begun = page.isPublic ? startedBy(template, publicPages) : template
      const written = await Promise.all(needed.css.map((file) => readFile(join(dist, file), 'utf8')))
      const styles = page.isPublic ? await withFonts(written.join(''), dist) : written.join('')
      styleHashes.add(hashOf(styles))
      if (page.path) pages[page.path] = `${app}/${page.file}`
      await writeFile(
        join(dist, app, page.file),
        pageFrom(begun, { page, styles, early, awaitFonts, ...needed }),
      )
    }
  }
  const description = {
    pages,
    inline: { scripts: [early, awaitFonts].map(hashOf), styles: [...styleHashes] },
    renderer: publicPages.renderer,
  }
  await writeFile(join(dist, 'web-app.json'), JSON.stringify(description))
}

/** Fonts that come after a text break its lines anew: whoever reads one page has them in it, from the first picture on. */
async function withFonts(styles: string, dist: string): Promise<string> {
  const files = new Set(styles.match(/\/assets\/[\w.-]+\.woff2/g))
  let filled = styles
  for (const file of files) {
    const font = await readFile(join(dist, file), 'base64')
    filled = filled.replaceAll(file, `data:font/woff2;base64,${font}`)
  }
  return filled
}

/** The same page, with another script and what that one needs. */
function startedBy(template: string, { manifest, entry }: PublicPagesBuild): string {
  const file = manifest[entry]?.file
  if (!file) throw new Error(`${entry} was not built`)
  return template
    .replace(/\s*<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
    .replace(/(<script type="module"[^>]* src=")[^"]*/, (_tag, begin: string) => `${begin}/${file}`)
}

async function renderedPages(
  root: string,
): Promise<Record<(typeof apps)[number], readonly PrerenderedPage[]>> {
  const folder = await mkdtemp(join(root, 'dist.new-'))
  try {
    await bundle('apps', {
      ssr: { noExternal: true },
      build: {
        outDir: folder,
        ssr: true,
        minify: false,
        manifest: false,
        rolldownOptions: {
          input: Object.fromEntries(apps.map((app) => [app, join(root, 'web', app, 'prerender.tsx')])),
          output: { codeSplitting: true },
        },
      },
    })
    // Visitors have nothing stored, and Node would warn.
    Object.defineProperty(globalThis, 'localStorage', { value: undefined })
    const [member, office] = await Promise.all(
      apps.map((app) => import(pathToFileURL(join(folder, `${app}.js`)).href)),
    )
    return { member: member.pages, office: office.pages }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function filesOf(manifest: Manifest, names: readonly string[]) {
  const css = new Set<string>()
  const scripts = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) css.add(file)
    scripts.add(chunk.file)
  }
  for (const name of names) visit(name)
  return { css: [...css], scripts: [...scripts] }
}

type Parts = {
  page: PrerenderedPage
  styles: string
  early: string
  awaitFonts: string
  scripts: readonly string[]
  css: readonly string[]
}

function pageFrom(template: string, { page, styles, early, awaitFonts, scripts, css }: Parts) {
  const after = page.isPublic ? `<script>${awaitFonts}</script>` : ''
  // Asked for by the script at the head of the page, after what it asks for itself.
  const others = scripts.filter((file) => !template.includes(` src="/${file}"`))
  const files = `data-scripts="${pathsOf(others)}" data-styles="${pathsOf(css)}"`
  return template
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${page.title}</title>`)
    .replace('</head>', () => `<style>${styles}</style>${after}</head>`)
    .replace('<head>', () => `<head><script ${files}>${early}</script>`)
    .replace(
      '<div id="root" class="app" hidden></div>',
      () => `<div id="root" class="app" hidden data-prerendered="${page.routeId ?? ''}">${page.html}</div>`,
    )
}

const pathsOf = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ')

async function inlineScript(root: string, name: string) {
  const { transformWithOxc } = await import('vite')
  const file = join(root, `web/platform/${name}.js`)
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: oldestBrowsers })
  return code.trim()
}

function hashOf(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
