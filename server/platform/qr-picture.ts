import { encode } from 'uqr'
import type { MailImage } from './mail-image.ts'
import { safeSharp } from './safe-sharp.ts'

const pixelsOfSquare = 8

/** A QR code as a picture for mails, which draw no SVG. */
export async function qrPicture(name: string, text: string): Promise<MailImage> {
  const { data, size } = encode(text, { border: 2 })
  const squares = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  const width = size * pixelsOfSquare
  const content = await safeSharp(squares, { raw: { width: size, height: size, channels: 1 } })
    .resize(width, width, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return { name, content }
}
