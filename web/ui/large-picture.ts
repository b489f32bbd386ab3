/** A phone of 2 GB ends the page that decodes more: each pixel takes four bytes, and drawing it takes them again. */
export const mostPixels = 12_600_000

/** The size of a photo stands in its first bytes, behind what the camera wrote about itself. */
const headBytes = 512 * 1024

/** Such a picture is not decoded whole. What is no picture that we know is left to who decodes it. */
export async function isTooLargeToDecode(photo: Blob): Promise<boolean> {
  const size = await sizeOfPicture(photo)
  return size !== undefined && pixelsOf(size) > mostPixels
}

export function pixelsOf({ width, height }: PictureSize): number {
  return width * height
}

/** As it is stored, which may lie on its side. */
export async function sizeOfPicture(photo: Blob): Promise<PictureSize | undefined> {
  // A file that can no longer be read is told of by who sends it.
  const head = photo.slice(0, headBytes).arrayBuffer()
  return sizeOf(new DataView(await head.catch(() => new ArrayBuffer(0))))
}

export type PictureSize = {
  readonly width: number
  readonly height: number
  /** A JPEG whose rows come one after the other. Of one that comes in waves all is held, at whatever scale. */
  readonly isInRows?: true
}

export function sizeOf(head: DataView): PictureSize | undefined {
  try {
    if (head.getUint16(0) === 0xff_d8) return sizeOfJpeg(head)
    if (head.getUint32(0) === 0x89_50_4e_47) return { width: head.getUint32(16), height: head.getUint32(20) }
    if (textAt(head, 0) === 'RIFF' && textAt(head, 8) === 'WEBP') return sizeOfWebp(head)
  } catch (error) {
    // The file ends, or what we have of it, before its size.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

function sizeOfJpeg(head: DataView): PictureSize {
  let at = 2
  while (!isFrame(head.getUint8(at + 1))) at += 2 + head.getUint16(at + 2)
  const size = { height: head.getUint16(at + 5), width: head.getUint16(at + 7) }
  return head.getUint8(at + 1) <= 0xc1 ? { ...size, isInRows: true } : size
}

/** Start of frame, which is C0 to CF without those that hold tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function sizeOfWebp(head: DataView): PictureSize {
  switch (textAt(head, 12)) {
    case 'VP8X':
      return { width: 1 + uint24(head, 24), height: 1 + uint24(head, 27) }
    case 'VP8L': {
      const bits = head.getUint32(21, true)
      return { width: 1 + (bits & 0x3f_ff), height: 1 + ((bits >>> 14) & 0x3f_ff) }
    }
    default:
      return { width: head.getUint16(26, true) & 0x3f_ff, height: head.getUint16(28, true) & 0x3f_ff }
  }
}

function uint24(head: DataView, at: number): number {
  return head.getUint16(at, true) | (head.getUint8(at + 2) << 16)
}

function textAt(head: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => head.getUint8(at + place)))
}
