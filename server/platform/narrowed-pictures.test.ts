import sharp from 'sharp'
import { expect } from 'vitest'
import { pictureInWidth } from '#contract/pictures.ts'
import { test } from '#server/testing/test.ts'

test('a picture is given no wider than it is shown, and never wider than it is', async ({ world }) => {
  const { app, files } = world
  for (const [name, width] of [
    ['wide', 1440],
    ['narrow', 200],
  ] as const) {
    const webp = await sharp({ create: { width, height: 100, channels: 3, background: '#f00' } })
      .webp()
      .toBuffer()
    await files.put(`public/pictures/${name}.webp`, webp)
  }
  const widthOf = async (url: string) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(headers['cache-control']).toContain('immutable')
    return (await sharp(rawPayload).metadata()).width
  }
  expect(await widthOf('/files/pictures/wide.webp')).toBe(1440)
  expect(await widthOf(pictureInWidth('/files/pictures/wide.webp', 720))).toBe(720)
  expect(await widthOf(pictureInWidth('/files/pictures/wide.webp', 240))).toBe(240)
  expect(await widthOf(pictureInWidth('/files/pictures/narrow.webp', 240))).toBe(200)
  expect(await widthOf('/files/pictures/wide.webp?width=5000')).toBe(1440)
  expect((await app.inject({ url: '/files/pictures/gone.webp?width=240' })).statusCode).toBe(404)
})
