import type { Files } from '#server/platform/files.ts'
import type { MailImage } from '#server/platform/mail-image.ts'
import { mostPixels, safeSharp } from '#server/platform/safe-sharp.ts'

/** Drawn at half of it, for sharp screens. */
const sidePx = 192

/** For mails, whose programs do not all draw WebP. Without one where its file is gone: the news matters more. */
export async function prizePicture(files: Files, file: string): Promise<MailImage | undefined> {
  const key = `public/${file}`
  if (!(await files.exists(key))) return undefined
  const picture = Buffer.from(await files.getBytes(key))
  const content = await safeSharp(picture, { limitInputPixels: mostPixels })
    .resize(sidePx, sidePx, { fit: 'cover' })
    .png({ palette: true })
    .toBuffer()
  return { name: 'prize.png', content }
}
