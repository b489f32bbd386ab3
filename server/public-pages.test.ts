import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { myAdviserCode, productPage } from '#contract/catalogue.ts'
import { textPage } from '#contract/pages.ts'
import { memberPaths } from '#contract/paths.ts'
import { createWorld } from './testing/world.ts'

const template =
  '<!doctype html><html lang="pt-BR"><head><title>Petisco</title><meta property="og:title" content="x">' +
  '</head><body><div id="root"></div></body></html>'

const renderer = `export const renderPublicPage = async ({ pathname, search }, [{ answer }]) =>
  '<main>' + pathname + search + ' ' + (answer.title ?? answer.by?.name) + '</main>'`

async function openWorld() {
  const webAppFolder = await mkdtemp(join(tmpdir(), 'petisco-pages-'))
  await mkdir(join(webAppFolder, 'member'))
  for (const file of ['index', 'shell', 'recuperar-senha', 'produto', 'receita', 'indicacao'])
    await writeFile(join(webAppFolder, `member/${file}.html`), template)
  const pages = {
    '/': 'member/index.html',
    '/recuperar-senha': 'member/recuperar-senha.html',
    '/produto/*': 'member/produto.html',
    '/receita/*': 'member/receita.html',
    '/indicacao/*': 'member/indicacao.html',
  }
  await writeFile(
    join(webAppFolder, 'web-app.json'),
    JSON.stringify({ pages, inline: { scripts: [], styles: [] }, renderer: 'renderer.mjs' }),
  )
  await writeFile(join(webAppFolder, 'renderer.mjs'), renderer)
  const world = await createWorld({ templateUrl: inject('templateUrl'), webAppFolder })
  onTestFinished(async () => {
    await world.stop()
    await rm(webAppFolder, { recursive: true })
  })
  const open = async (url: string, headers = {}) => {
    const answer = await world.app.inject({ url, headers })
    return { ...answer, status: answer.statusCode, headers: answer.headers, body: answer.body }
  }
  return { ...world, open, webAppFolder }
}

function answersIn(html: string) {
  return JSON.parse(/id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? '')
}

function tagged(html: string, name: string): string | undefined {
  return new RegExp(`<(?:meta|link) (?:name|property|rel)="${name}" (?:content|href)="([^"]*)"`).exec(
    html,
  )?.[1]
}

test('every page for strangers has a title, a description of its own, its address and a picture', async () => {
  const { open, api } = await openWorld()
  const { door, signUp, askForReset, privacy, regulation, deleteAccount, support } = memberPaths
  const paths = [door, signUp, askForReset, privacy, regulation, deleteAccount, support]
  const descriptions = new Set<string | undefined>()
  for (const path of paths) {
    const { status, body } = await open(`${path}?utm=1`)
    expect([path, status]).toEqual([path, 200])
    expect(body).toMatch(/<title>[^<]*Petisco<\/title>/)
    expect(tagged(body, 'description')).toMatch(/^.{40,170}$/)
    descriptions.add(tagged(body, 'description'))
    expect(tagged(body, 'canonical')).toBe(`https://petisco.test${path}`)
    expect(tagged(body, 'og:image')).toBe('https://petisco.test/icons/sharing.png')
    expect(body.match(/og:title/g)).toHaveLength(1)
    expect(body).not.toMatch(/noindex|hreflang/)
  }
  expect(descriptions.size).toBe(paths.length)
  const { body: text } = await open(`${regulation}?a=1`)
  expect(text).toContain('<div id="root"><main>/regulamento?a=1 Regulamento</main></div>')
  const call = { path: '/text/:page', input: { page: 'regulation' } }
  expect(answersIn(text)).toEqual([{ ...call, answer: await api.call(textPage, { page: 'regulation' }) }])
  const [, facts = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await open('/')).body) ?? []
  expect(JSON.parse(facts)['@graph']).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }])

  const { headers } = await open(regulation)
  expect((await open(regulation, { 'if-none-match': String(headers.etag) })).status).toBe(304)
  expect((await open('/home')).body).toBe(template)
})

test('a product is told before any script runs, whatever its title holds', async () => {
  const { open, given, database } = await openWorld()
  const title = `Ração "d'Ouro" </title></script><script>alert(1)</script> & $& $1`
  const { id, slug } = await given.product({ title })
  await database.transaction((tx) =>
    tx.updateTable('product').set({ image_file: 'demo/bag.webp' }).where('id', '=', id).execute(),
  )
  const { status, body } = await open(`/produto/${slug}?by=abc`)
  expect(status).toBe(200)
  expect(body).not.toContain('<script>alert')
  expect(body.match(/<\/title>/g)).toHaveLength(1)
  expect(body).toContain(
    '&#60;/script&#62;&#60;script&#62;alert(1)&#60;/script&#62; &#38; $&#38; $1 – Petisco',
  )
  expect(tagged(body, 'canonical')).toBe(`https://petisco.test/produto/${slug}`)
  expect(tagged(body, 'og:image')).toBe(`https://petisco.test/previews/${id}.jpg`)
  const [, facts = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(facts)).toMatchObject({
    '@type': 'Product',
    name: title,
    brand: { '@type': 'Brand', name: 'Quintal' },
    image: 'https://petisco.test/files/demo/bag.webp',
  })
  for (const missing of ['/produto/outro', '/produto/A%00', '/produto/%3Cscript%3E'])
    expect([missing, (await open(missing)).status]).toEqual([missing, 404])
})

test('a product is written as HTML with who recommends it, whom no search engine finds there', async () => {
  const { open, given, api } = await openWorld()
  const { slug } = await given.product({ title: 'Quintal Filhotes' })
  const helena = await given.member({ name: 'Helena', type: 'veterinarian' })
  const { code } = await api.as(helena).call(myAdviserCode)
  for (const [search, input, robots] of [
    ['', { slug }, undefined],
    ['?por=nobody', { slug, by: 'nobody' }, undefined],
    ['?por=%00', { slug, by: '\0' }, undefined],
    [`?g=146&por=${code}`, { slug, by: code }, 'noindex, nofollow'],
  ] as const) {
    const { headers, body } = await open(`/produto/${slug}${search}`)
    const [first] = answersIn(body)
    expect(first).toEqual({
      path: '/public/products/:slug',
      input,
      answer: await api.call(productPage, input),
    })
    expect(body).toContain(`<main>/produto/${slug}${search} ${first.answer.by?.name}</main>`)
    expect(headers['x-robots-tag']).toBe(robots)
    expect(tagged(body, 'og:title')).toBe('Quintal Filhotes – Petisco')
  }
})

test('the preview of a client’s link tells the product alone, is no opening, and is not to be found', async () => {
  const { open, given, database } = await openWorld()
  const product = await given.product({ title: 'Quintal Filhotes' })
  const helena = await given.member({ name: 'Helena Inconfundível', type: 'veterinarian' })
  const { token, code } = await given.lead({ member: helena, product })
  for (const folder of ['indicacao', 'receita']) {
    const { status, headers, body } = await open(`/${folder}/${token}`)
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
    expect(tagged(body, 'og:title')).toBe('Quintal Filhotes – Petisco')
    expect(tagged(body, 'robots')).toBe('noindex, nofollow')
    expect(body).not.toMatch(/canonical|Inconfund|ld\+json/)
    expect(body).not.toContain(token)
    expect(body).not.toContain(code)
  }
  const { opened_at } = await database.db
    .selectFrom('recommendation')
    .select('opened_at')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  expect(opened_at).toBeNull()
  for (const missing of ['/indicacao/aaaaaaaaaaaaaaaaaaaa', '/indicacao/%00', '/receita/x'])
    expect([missing, (await open(missing)).status]).toEqual([missing, 404])
})

test('the picture of a preview is the product on our ground, drawn once', async () => {
  const { open, app, given, database, files } = await openWorld()
  const { id } = await given.product()
  expect((await open(`/previews/${id}.jpg`)).status).toBe(404)
  const red = sharp({ create: { width: 300, height: 300, channels: 3, background: '#f00' } })
  await files.put('public/bag.webp', await red.webp().toBuffer())
  await database.transaction((tx) =>
    tx.updateTable('product').set({ image_file: 'bag.webp' }).where('id', '=', id).execute(),
  )
  const { statusCode, headers, rawPayload } = await app.inject({ url: `/previews/${id}.jpg` })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  const { width, height } = await sharp(rawPayload).metadata()
  expect([width, height]).toEqual([1200, 630])
  const middle = await sharp(rawPayload)
    .extract({ left: 880, top: 310, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect([...middle].map((value) => Math.round(value / 255))).toEqual([1, 0, 0])
  await files.delete('public/bag.webp')
  expect((await app.inject({ url: `/previews/${id}.jpg` })).rawPayload).toEqual(rawPayload)
  expect((await open(`/previews/${id}.jpg`, { 'if-none-match': String(headers.etag) })).status).toBe(304)
  expect((await open('/previews/x.jpg')).status).toBe(404)
})

test('robots are told what is theirs, and the map names each live product with its day', async () => {
  const { open, given, database } = await openWorld()
  const [live, gone] = [await given.product(), await given.product()]
  await database.transaction((tx) =>
    tx.updateTable('product').set({ active: false }).where('id', '=', gone.id).execute(),
  )
  const robots = (await open('/robots.txt')).body
  const closed = robots.match(/(?<=Disallow: ).*/g) ?? []
  const isOpen = (path: string) => !closed.some((start) => path.startsWith(start))
  const paths = [
    '/',
    '/cadastro',
    '/regulamento',
    '/suporte',
    `/produto/${live.slug}`,
    '/indicacao/abc',
    '/sitemap.xml',
  ]
  expect(paths.filter((path) => !isOpen(path))).toEqual([])
  const own = [
    '/api/user',
    '/gestao',
    '/gestao/notas',
    '/home',
    '/loja/1',
    '/cadastro-de-nota-fiscal',
    '/perfil',
  ]
  expect(own.filter(isOpen)).toEqual([])
  expect(robots).toContain('\nSitemap: https://petisco.test/sitemap.xml\n')

  const { headers, body } = await open('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toMatch(
    new RegExp(`<loc>https://petisco.test/produto/${live.slug}</loc><lastmod>20[\\dT:.-]+Z<`),
  )
  expect(body).toMatch(/<loc>https:\/\/petisco.test\/regulamento<\/loc><lastmod>20/)
  expect(body).not.toContain(gone.slug)
  expect(body).not.toMatch(/indicacao|receita|home/)
})

const inTheHtml = '<div class="picture"><img alt hidden data-largest></div>'

test('the largest picture of home and of the store is in their HTML, as most people see it', async () => {
  const { open, given, clock, webAppFolder } = await openWorld()
  const built = template.replace('<div id="root">', `<div id="root">${inTheHtml}`)
  await writeFile(join(webAppFolder, 'member/shell.html'), built)
  const { home, store, ranking } = memberPaths
  const pictureOn = async (path: string) => {
    const { status, body } = await open(path)
    expect([path, status]).toEqual([path, 200])
    const [, preloaded] =
      /<head><link rel="preload" as="image" fetchpriority="high" href="([^"]*)">/.exec(body) ?? []
    const [, seen] = /<img alt src="([^"]*)" data-largest>/.exec(body) ?? []
    expect(seen).toBe(preloaded)
    if (!seen) expect(body).toBe(built)
    return seen
  }
  for (const path of [home, store, ranking]) expect(await pictureOn(path)).toBeUndefined()

  const picture = (name: string) => `pictures/${name}.webp`
  const day = (days: number) => clock.now().add({ hours: 24 * days })
  await given.challenge({ image: picture('vets'), audience: ['veterinarian'] })
  await given.challenge({ image: picture('over'), opens_at: day(-3), closes_at: day(-1) })
  await given.challenge({ image: picture('second'), closes_at: day(9) })
  await given.challenge({ image: picture('first'), closes_at: day(2) })
  await given.prize({ images: [picture('pen')] })
  await given.prize({ images: [picture('of-vets')], is_grand: true, audience: ['veterinarian'] })
  await given.prize({ images: [picture('later')], is_grand: true, opens_at: day(1) })
  await given.prize({ images: [picture('trip'), picture('beach')], is_grand: true })
  expect(await pictureOn(home)).toBe('/files/pictures/first.webp?width=720')
  expect(await pictureOn(`${store}?tudo`)).toBe('/files/pictures/trip.webp?width=720')
  expect(await pictureOn(ranking)).toBeUndefined()

  const { headers } = await open(home)
  expect((await open(home, { 'if-none-match': headers.etag })).status).toBe(304)
})

test('a page for members does not wait for a database that does not answer', async () => {
  const { open, database } = await openWorld()
  const { home, store } = memberPaths
  const locked = await database.pool.connect()
  onTestFinished(async () => {
    await locked.query('rollback')
    locked.release()
  })
  await locked.query('begin; lock table challenge, prize')
  for (const path of [home, store]) expect(await open(path)).toMatchObject({ status: 200, body: template })
})
