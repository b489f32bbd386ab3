import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { featuresOfScript, featuresOfStyle, isWaitingModule } from '#architecture/built-features.ts'
import { type Lacking, lackingInScripts, lackingInStyles } from '#architecture/lacking-features.ts'
import { newerInScripts, newerInStyles } from '#architecture/newer-features.ts'
import { webAppFolder } from '#server/platform/web-build.ts'
import { expect, test } from './fixtures.ts'

/** Made for older browsers: it fills in by itself what they lack, as the journey with a PDF shows. */
const fillsIn = /^assets\/pdf(-worker)?-[\w-]{8}\.js/

test('scripts ask for nothing that the oldest browsers lack, but for what is listed', async () => {
  const files = (await builtFiles('{assets/*,sw}.js')).filter(({ path }) => !fillsIn.test(path))
  expect(files.length).toBeGreaterThan(100)
  const used = files.flatMap(({ path, source }) => [...featuresOfScript(path, source)])
  expect(lackingAmong(used, lackingInScripts())).toEqual(Object.keys(newerInScripts).sort())
  // A pattern that looks behind is an error of syntax in Safari before 16.4: the whole file would not run.
  expect(files.filter(({ source }) => /\(\?<[=!]/.test(source)).map(({ path }) => path)).toEqual([])
})

test('no module waits: WebKit never comes to rest where the page of one is left', async () => {
  const files = (await builtFiles('assets/*.js')).filter(({ path }) => !fillsIn.test(path))
  expect(files.filter(({ path, source }) => isWaitingModule(path, source)).map(({ path }) => path)).toEqual(
    [],
  )
  expect(isWaitingModule('planted.js', 'const a = 1, b = await f()')).toBe(true)
  expect(isWaitingModule('planted.js', 'const f = async () => { await g() }')).toBe(false)
})

test('a screen without a form comes without schemas, and what describes calls stays on the server', async () => {
  const pages = await builtFiles('member/{home,loja,recomendacao,cadastro-de-nota-fiscal}.html')
  expect(pages).toHaveLength(4)
  expect(pages.filter(({ source }) => /assets\/schemas-/.test(source)).map(({ path }) => path)).toEqual([])
  const scripts = await builtFiles('assets/*.js')
  expect(scripts.filter(({ path }) => path.startsWith('assets/schemas-'))).toHaveLength(1)
  const summary = /\bpath:`\/[^`]*`[^}]*\bsummary:/
  expect(scripts.filter(({ source }) => summary.test(source)).map(({ path }) => path)).toEqual([])
  expect(summary.test('{method:`GET`,path:`/user`,for:`member`,summary:`Who it is`}')).toBe(true)
})

test('styles ask for nothing that the oldest browsers lack, but for what is listed', async () => {
  const files = await builtFiles('assets/*.css')
  expect(files.length).toBeGreaterThan(30)
  const used = files.flatMap(({ source }) => [...featuresOfStyle(source)])
  expect(lackingAmong(used, lackingInStyles())).toEqual(Object.keys(newerInStyles).sort())
})

test('what is planted is found, and what asks first or falls back is not', () => {
  const script = featuresOfScript(
    'planted.js',
    'list.toSorted(); URL.canParse(x); new OffscreenCanvas(1, 1); a.map()',
  )
  expect(lackingAmong([...script], lackingInScripts())).toEqual([
    '.toSorted()',
    'OffscreenCanvas',
    'URL.canParse',
  ])
  const style = featuresOfStyle(
    `@container (width>1px){a:has(b){color:color-mix(in srgb,red,blue);height:1vh;height:1dvh}}
    @supports (width:1dvh){p{width:1dvh}} i{text-wrap:balance;-webkit-user-select:none;user-select:none}`,
  )
  expect(lackingAmong([...style], lackingInStyles())).toEqual([
    ':has',
    '@container',
    'color-mix()',
    'text-wrap',
  ])
})

async function builtFiles(pattern: string) {
  const paths = await Array.fromAsync(glob(pattern, { cwd: webAppFolder }))
  return Promise.all(
    paths.map(async (path) => ({ path, source: await readFile(join(webAppFolder, path), 'utf8') })),
  )
}

function lackingAmong(used: readonly string[], lacking: Lacking): string[] {
  return [...new Set(used)].filter((name) => lacking.has(name)).sort()
}
