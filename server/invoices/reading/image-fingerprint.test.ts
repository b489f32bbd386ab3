import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fingerprintDistance, fingerprintOf } from './image-fingerprint.ts'
import { openPicture } from './picture.ts'
import { photoOf, printedPage, receipt } from './test-photo.ts'

const scene = { width: 800, height: 1100, degrees: 6 }

async function distance(one: Buffer, other: Buffer) {
  const [first, second] = await Promise.all(
    [one, other].map(async (bytes) => fingerprintOf(await openPicture(bytes))),
  )
  return fingerprintDistance(first ?? '', second ?? '')
}

test('a picture sent again in another guise is known', async () => {
  const photo = await photoOf(await receipt('https://exemplo.com.br/1'), scene)
  const cropped = { left: 15, top: 20, width: 775, height: 1065 }
  expect(await distance(photo, await sharp(photo).jpeg({ quality: 30 }).toBuffer())).toBeLessThanOrEqual(4)
  expect(await distance(photo, await sharp(photo).resize(500).webp().toBuffer())).toBeLessThanOrEqual(4)
  expect(await distance(photo, await sharp(photo).linear(0.7, 20).jpeg().toBuffer())).toBeLessThanOrEqual(4)
  expect(await distance(photo, await sharp(photo).extract(cropped).jpeg().toBuffer())).toBeLessThanOrEqual(10)
})

test('another picture is told apart', async () => {
  const photo = await photoOf(await receipt('https://exemplo.com.br/1'), scene)
  const turned = await photoOf(await receipt('https://exemplo.com.br/1'), { ...scene, degrees: 40 })
  const other = await photoOf(await printedPage('OUTRA COISA\n'.repeat(20)), scene)
  expect(await distance(photo, turned)).toBeGreaterThan(14)
  expect(await distance(photo, other)).toBeGreaterThan(14)
})

test('a distance counts the bits that differ', () => {
  expect(fingerprintDistance('00000000000000ff', '00000000000000f0')).toBe(4)
  expect(fingerprintDistance('ffffffffffffffff', '0000000000000000')).toBe(64)
})
