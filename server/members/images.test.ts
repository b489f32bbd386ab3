import sharp from 'sharp'
import { expect } from 'vitest'
import { currentUser, updateAvatar, updateCover } from '#contract/members.ts'
import { imageInWidth } from '#contract/pictures.ts'
import type { Files } from '#server/platform/files.ts'
import { enqueue } from '#server/platform/jobs.ts'
import { animatedWebp, hugePng, photo } from '#server/testing/pictures.ts'
import { test } from '#server/testing/test.ts'

test('an avatar becomes a square WebP in two widths, which anybody with the link can load', async ({
  api,
  app,
  given,
}) => {
  const ana = await given.member()
  await api.as(ana).call(updateAvatar, { image: await photo({ width: 900, height: 600 }) })
  const { link } = (await api.as(ana).call(currentUser)).images.avatar
  expect(link).toMatch(/^\/files\/people\/[\w-]{22}-256\.webp$/)
  for (const width of [256, 96]) {
    const response = await app.inject({ url: imageInWidth(link ?? '', width) })
    expect(response.headers['content-type']).toBe('image/webp')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: width,
    })
  }
})

test('a cover is cropped to its wide shape', async ({ api, app, given }) => {
  const ana = await given.member()
  await api.as(ana).call(updateCover, { image: await photo({ width: 800, height: 800 }) })
  const { link } = (await api.as(ana).call(currentUser)).images.cover
  const large = await app.inject({ url: link ?? '' })
  expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 1280, height: 432 })
  const small = await app.inject({ url: imageInWidth(link ?? '', 640) })
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 640, height: 216 })
})

test('a photo is turned upright and loses where, when and with what it was taken', async ({
  api,
  app,
  given,
}) => {
  const ana = await given.member()
  const sideways = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: await plain(200, 200, '#f00'), left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'CameraQueDedura' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(sideways.toString('latin1')).toContain('CameraQueDedura')
  await api.as(ana).call(updateAvatar, { image: new Blob([sideways]) })
  const { link } = (await api.as(ana).call(currentUser)).images.avatar
  const { rawPayload } = await app.inject({ url: link ?? '' })
  const kept = await sharp(rawPayload).metadata()
  expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
  const [redAbove, , blueAbove] = data.subarray((20 * info.width + 128) * info.channels)
  expect(redAbove).toBeGreaterThan(200)
  expect(blueAbove).toBeLessThan(60)
})

const refused: [what: string, file: () => Promise<Buffer> | Buffer, message: string][] = [
  [
    'an SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'Envie uma imagem JPEG, PNG ou WebP.',
  ],
  [
    'a page',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'Envie uma imagem JPEG, PNG ou WebP.',
  ],
  ['words', () => Buffer.from('isto não é uma foto'), 'Envie uma imagem JPEG, PNG ou WebP.'],
  ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00'), 'Envie uma imagem JPEG, PNG ou WebP.'],
  ['nothing at all', () => Buffer.alloc(0), 'Este arquivo está vazio. Escolha outro.'],
  [
    'half a photo',
    async () => halfOf(await photo({ width: 600, height: 600 })),
    'Esta imagem está incompleta ou danificada. Escolha outra.',
  ],
  [
    'the beginning of a photo',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    'Esta imagem está incompleta ou danificada. Escolha outra.',
  ],
  [
    'a PNG with noise inside',
    () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 7)]),
    'Esta imagem está incompleta ou danificada. Escolha outra.',
  ],
  [
    'a bomb of 900 million pixels',
    () => hugePng(30_000, 30_000),
    'Esta imagem é grande demais: o limite é de 50 milhões de pixels.',
  ],
  ['an animation', () => animatedWebp(200), 'Envie uma imagem parada, sem animação.'],
]

test.for(refused)(
  '%s named .jpg is refused under its field',
  async ([, file, message], { api, given, files }) => {
    const ana = await given.member()
    const before = await allKeys(files)
    const image = new File([new Uint8Array(await file())], 'foto.jpg', { type: 'image/jpeg' })
    const outcome = await api.as(ana).try(updateAvatar, { image })
    expect(outcome).toMatchObject({ status: 422, answer: { errors: { image: [message] } } })
    expect(await allKeys(files)).toEqual(before)
    expect((await api.as(ana).call(currentUser)).images.avatar.link).toBeNull()
  },
)

test('more than ten megabytes are too large', async ({ api, given }) => {
  const image = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])
  const outcome = await api.as(await given.member()).try(updateAvatar, { image })
  expect(outcome).toMatchObject({ status: 413, answer: { code: 'too_large' } })
})

test('the image of before goes after the commit', async ({ api, given, files, runJobs }) => {
  const ana = await given.member()
  const before = await allKeys(files)
  await api.as(ana).call(updateAvatar, { image: await photo({ width: 300, height: 300 }) })
  const first = await allKeys(files)
  await api.as(ana).call(updateAvatar, { image: await photo({ width: 310, height: 310 }) })
  await runJobs()
  const second = await allKeys(files)
  expect(second).toHaveLength(before.length + 2)
  expect(second.filter((key) => first.includes(key))).toEqual(before)
})

test('many at once: one stays, and no file of another', async ({ api, given, files, runJobs }) => {
  const ana = await given.member()
  const before = await allKeys(files)
  const image = await photo({ width: 300, height: 300 })
  await Promise.all(Array.from({ length: 12 }, () => api.as(ana).call(updateCover, { image })))
  await runJobs()
  expect(await allKeys(files)).toHaveLength(before.length + 2)
})

test('what a failed command stored is taken back', async ({ api, given, files, database }) => {
  const ana = await given.member()
  const before = await allKeys(files)
  await database.pool.query(
    `alter table member add constraint no_new_cover check (cover_file is null or id <> '${ana.id}')`,
  )
  const outcome = await api.as(ana).try(updateCover, { image: await photo({ width: 300, height: 300 }) })
  await database.pool.query('alter table member drop constraint no_new_cover')
  expect(outcome.status).toBe(500)
  expect(await allKeys(files)).toEqual(before)
})

test('the nightly job removes old files that nobody refers to, and no others', async ({
  api,
  given,
  files,
  clock,
  database,
  runJobs,
}) => {
  const ana = await given.member()
  await api.as(ana).call(updateAvatar, { image: await photo({ width: 300, height: 300 }) })
  await api.as(ana).call(updateCover, { image: await photo({ width: 300, height: 300 }) })
  await runJobs()
  const used = await allKeys(files)
  await files.put('public/people/lost-256.webp', 'lost')
  await files.put('public/people/lost-96.webp', 'lost')
  const nightly = async () => {
    await database.transaction((tx) => enqueue(tx, { name: 'remove-unused-images' }, {}))
    await runJobs()
  }
  clock.set(Temporal.Now.instant().add({ hours: 23 }).toString())
  await nightly()
  expect(await allKeys(files)).toHaveLength(used.length + 2)
  clock.advance({ hours: 2 })
  await nightly()
  expect(await allKeys(files)).toEqual(used)
})

async function allKeys(files: Files) {
  const { objects } = await files.listAll('public/people', { recursive: true })
  return [...objects].flatMap((object) => (object.isFile ? [object.key] : [])).sort()
}

async function halfOf(image: Blob) {
  const bytes = Buffer.from(await image.arrayBuffer())
  return bytes.subarray(0, bytes.length / 2)
}

async function plain(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
