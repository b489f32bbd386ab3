import '#web/platform/older-browsers.ts'
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { isTooLargeToDecode } from './large-picture.ts'

const longestSide = 3000

/** A bar code can be read at a slant of a few degrees only; the server turns the photo further. */
const turns = [8, -8, 16, -16]

// By default the reader would be fetched from a public network.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

addEventListener('message', ({ data }: MessageEvent<Blob | ImageData>) => {
  textsIn(data).then((texts) => postMessage(texts), reportError)
})

async function textsIn(photo: Blob | ImageData): Promise<string[]> {
  // What a camera sees at this moment: if it is not held straight, it will be in the next.
  if (photo instanceof ImageData) return read(photo, ['QRCode'])
  if (await isTooLargeToDecode(photo)) return []
  // Older browsers cannot draw in a worker, so the reader takes the photo as it is.
  if (typeof OffscreenCanvas === 'undefined') return read(photo, ['QRCode', 'Code128'])
  const straight = await drawnSmall(photo)
  const texts = await read(pixelsOf(straight), ['QRCode', 'Code128'])
  if (texts.length > 0) return texts
  // One canvas for all turns: each holds nearly as much as the photo.
  const turned = canvasOf(straight.canvas)
  for (const degrees of turns) {
    const found = await read(drawnTurned(turned, straight.canvas, degrees), ['Code128'])
    if (found.length > 0) return found
  }
  return []
}

/** The decoded photo is given up as soon as it is drawn in the size in which it is read. */
async function drawnSmall(photo: Blob): Promise<Canvas> {
  const picture = await createImageBitmap(photo)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  const context = canvasOf({ width, height })
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return context
}

async function read(picture: Blob | ImageData, formats: ReadInputBarcodeFormat[]): Promise<string[]> {
  const codes = await readBarcodes(picture, { formats, tryInvert: false, maxNumberOfSymbols: 8 })
  return codes.map(({ text }) => text)
}

type Canvas = OffscreenCanvasRenderingContext2D

function drawnTurned(context: Canvas, picture: OffscreenCanvas, degrees: number): ImageData {
  const { width, height } = picture
  context.resetTransform()
  context.clearRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(picture, -width / 2, -height / 2)
  return pixelsOf(context)
}

function pixelsOf(context: Canvas): ImageData {
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height)
}

function canvasOf({ width, height }: { width: number; height: number }): Canvas {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas to draw on')
  return context
}
