import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Advice, adviceFor, type Told, tell } from './advice.ts'
import { canvasOf, drawnPixels, type Piece } from './canvas.ts'
import type { Paper } from './find-paper.ts'
import type { PhotoDesk } from './photo-desk.ts'
import { type Corners, fittedWithin, type Point, type Size } from './picture.ts'
import { isSteady, withFrame } from './steadiness.ts'

export type Watched = { readonly advice: Advice; readonly paper: Paper | undefined; readonly size: Size }

type Watching = {
  video: RefObject<HTMLVideoElement | null>
  desk: PhotoDesk | undefined
  isPart: boolean
  /** Called once for each time the paper has been ready for a moment. */
  onReady: (corners: Corners) => void
}

const frameSide = 256
const pieceSide = 384
/** The picture as sharpness is judged has this long side. */
const judgedSide = 1920
const pauseMs = 80
const readyFrames = 3

export function useWatching({ video, desk, isPart, onReady }: Watching): Watched | undefined {
  const [watched, setWatched] = useState<Watched>()
  const ready = useEffectEvent(onReady)
  const failed = useEffectEvent((error: unknown) => {
    // Without the worker there is no advice, and the shutter still works.
    setWatched(undefined)
    reportError(error)
  })

  useEffect(() => {
    if (!desk) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let frames: readonly Corners[] = []
    let told: Told | undefined
    let readyFor = 0
    let lastPaper: Paper | undefined

    async function look(source: HTMLVideoElement, asked: PhotoDesk) {
      const size = { width: source.videoWidth, height: source.videoHeight }
      const seen = await asked.ask('lookAt', picturesOf(source, size, lastPaper))
      if (isOver) return
      lastPaper = seen.paper
      frames = withFrame(frames, seen.paper?.corners)
      const advice = adviceFor(seen, { isSteady: isSteady(frames), isPart })
      told = tell(told, advice, performance.now())
      readyFor = advice === 'ready' ? readyFor + 1 : 0
      setWatched({ advice: told.told, paper: seen.paper, size })
      if (seen.paper && readyFor === readyFrames) ready(seen.paper.corners)
    }

    async function next(asked: PhotoDesk) {
      const source = video.current
      if (source && source.videoWidth > 0 && !source.paused) await look(source, asked)
      if (!isOver) timer = setTimeout(() => next(asked).catch(failed), pauseMs)
    }

    next(desk).catch(failed)
    return () => {
      isOver = true
      clearTimeout(timer)
      setWatched(undefined)
    }
  }, [desk, isPart, video])

  return watched
}

function picturesOf(source: HTMLVideoElement, size: Size, paper: Paper | undefined) {
  const whole = { left: 0, top: 0, ...size }
  return {
    frame: drawnPixels(frameCanvas(fittedWithin(size, frameSide)), source, whole),
    piece: drawnPixels(
      pieceCanvas({ width: pieceSide, height: pieceSide }),
      source,
      middlePiece(size, paper),
    ),
  }
}

/** Around the middle of the paper, where there is text. */
function middlePiece({ width, height }: Size, paper: Paper | undefined): Piece {
  const scale = Math.max(1, Math.max(width, height) / judgedSide)
  const side = Math.min(pieceSide * scale, width, height)
  const corners: readonly Point[] = paper?.corners ?? [{ x: 0.5, y: 0.5 }]
  const mean = (name: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[name], 0) / corners.length
  const within = (middle: number, length: number) =>
    Math.max(0, Math.min(length - side, middle * length - side / 2))
  return { left: within(mean('x'), width), top: within(mean('y'), height), width: side, height: side }
}

const frameCanvas = keptCanvas()
const pieceCanvas = keptCanvas()

/** The same canvas for every frame of the same size. */
function keptCanvas() {
  let context: CanvasRenderingContext2D | undefined
  return (size: Size) => {
    if (context?.canvas.width !== size.width || context.canvas.height !== size.height)
      context = canvasOf(size)
    return context
  }
}
