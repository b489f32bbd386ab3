import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isTooLargeToDecode, sizeOf } from './large-picture.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })

test.for([
  ['JPEG', () => blank(640, 481).jpeg()],
  ['JPEG that comes in waves', () => blank(640, 481).jpeg({ progressive: true })],
  [
    'JPEG with what the camera wrote',
    () =>
      blank(640, 481)
        .jpeg()
        .withExif({ IFD0: { ImageDescription: 'x'.repeat(60_000) } }),
  ],
  ['PNG', () => blank(640, 481).png()],
  ['WebP', () => blank(640, 481).webp()],
  ['WebP without loss', () => blank(640, 481).webp({ lossless: true })],
  ['WebP with transparency', () => blank(640, 481).ensureAlpha(0.5).webp()],
] as const)('the size of a %s is known without decoding it', async ([, make]) => {
  const { buffer, byteOffset, byteLength } = await make().toBuffer()
  expect(sizeOf(new DataView(buffer, byteOffset, byteLength))).toMatchObject({ width: 640, height: 481 })
})

test.for([
  ['in rows', { progressive: false }, true],
  ['in waves', { progressive: true }, undefined],
] as const)('a JPEG that comes %s', async ([, options, isInRows]) => {
  const { buffer, byteOffset, byteLength } = await blank(640, 481).jpeg(options).toBuffer()
  expect(sizeOf(new DataView(buffer, byteOffset, byteLength))?.isInRows).toBe(isInRows)
})

test('twelve megapixels are decoded here, fifty are not', async () => {
  const photo = async (width: number, height: number) =>
    new Blob([new Uint8Array(await blank(width, height).jpeg().toBuffer())])
  expect(await isTooLargeToDecode(await photo(4032, 3024))).toBe(false)
  expect(await isTooLargeToDecode(await photo(8160, 6120))).toBe(true)
})

test.for(['', '\xff', 'GIF89a', 'RIFF0000WEBP', '%PDF-1.7', '\xff\xd8\xff\xe1\xff\xff'])(
  'what is no whole picture has no size: %j',
  (text) => {
    expect(sizeOf(new DataView(Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer))).toBeUndefined()
  },
)
