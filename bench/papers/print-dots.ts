import sharp from 'sharp'

/** What nearly every thermal printer has. */
export const thermalDotsPerMm = 8

/** A dot of a thermal printer is black or not there, and a little larger than its place. */
export async function printedInDots(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata()
  const dots = await sharp(picture).threshold(150).png().toBuffer()
  return sharp(dots)
    .resize({ width: Math.round(width * 2.5), kernel: 'cubic' })
    .png()
    .toBuffer()
}
