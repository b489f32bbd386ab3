import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Size = { width: number; height: number }

export async function photo({ width, height }: Size): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const image = sharp({ create: { width, height, channels: 3, background: '#888', noise } })
  return new Blob([new Uint8Array(await image.jpeg().toBuffer())], { type: 'image/jpeg' })
}

/** A small PNG that claims this size. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit per pixel, in grey.
  header.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width / 8 + 1) * Math.min(height, 400))
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

export async function animatedWebp(frames: number): Promise<Buffer> {
  const width = 64
  const strip = {
    create: {
      width,
      height: width * frames,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  } as const
  const data = await sharp(strip).raw().toBuffer()
  return sharp(data, { raw: { width, height: width * frames, channels: 3, pageHeight: width } })
    .webp({ quality: 1, loop: 0 })
    .toBuffer()
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
