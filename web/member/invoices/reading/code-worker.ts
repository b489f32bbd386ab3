import '#web/platform/older-browsers.ts'
import { prepareZXingModule, type ReadInputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { decodedPicture } from '#web/ui/decoded-picture.ts'
import { isTooLargeToDecode } from '#web/ui/large-picture.ts'

const longestSide = 3000

/** A bar code can be read at a slant of a few degrees only; the server turns the photo further. */
const turns = [8, -8, 16, -16]

/** A part of its height is enough to read it, so a turned photo is read in bands, which hold less than the whole. */
const bands = 3
const bandShare = 0.4

// By default the reader would be fetched from a public network.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

addEventListener('message', ({ data }: MessageEvent<Blob | ImageData>) => {
  textsIn(data).then((texts) => postMessage(texts), reportError)
})

async function textsIn(photo: Blob | ImageData): Promise<string[]> {
  // What a camera sees at this moment: if it is not held straight, it will be in the next.
  if (photo instanceof ImageData) return read(photo, ['QRCode'])
  // Older browsers cannot draw in a worker, so the reader takes the photo as it is.
  if (typeof OffscreenCanvas === 'undefined')
    return (await isTooLargeToDecode(photo)) ? [] : read(photo, ['QRCode', 'Code128'])
  const straight = await drawnSmall(photo)
  if (!straight) return []
  const texts = await read(pixelsOf(straight), ['QRCode', 'Code128'])
  if (texts.length > 0) return texts
  const { width, height } = straight.canvas
  const band = canvasOf({ width, height: Math.ceil(height * bandShare) })
  for (const degrees of turns)
    for (let place = 0; place < bands; place += 1) {
      const top = (place / (bands - 1)) * (height - band.canvas.height)
      const found = await read(drawnTurned(band, straight.canvas, { degrees, top }), ['Code128'])
      if (found.length > 0) return found
    }
  return []
}

/** The decoded photo is given up as soon as it is drawn in the size in which it is read. */
async function drawnSmall(photo: Blob): Promise<Canvas | undefined> {
  const picture = await decodedPicture(photo, longestSide)
  if (!picture) return undefined
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
  if (picture instanceof ImageData) giveUp(picture)
  return codes.map(({ text }) => text)
}

/** What is handed to a closed port is gone at once. Otherwise the pixels of many turns wait together to be collected. */
function giveUp({ data }: ImageData) {
  const { port1, port2 } = new MessageChannel()
  port2.close()
  port1.postMessage(null, [data.buffer])
  port1.close()
}

type Canvas = OffscreenCanvasRenderingContext2D

type Turn = { degrees: number; top: number }

function drawnTurned(context: Canvas, picture: OffscreenCanvas, { degrees, top }: Turn): ImageData {
  const { width, height } = picture
  context.resetTransform()
  context.clearRect(0, 0, width, height)
  context.translate(width / 2, height / 2 - top)
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
