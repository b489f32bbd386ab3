import { type RefObject, useEffect, useEffectEvent } from 'react'
import { canvasOf } from '#web/member/invoices/camera/canvas.ts'
import { fittedWithin } from '#web/member/invoices/camera/picture.ts'
import { openCodeReader } from '#web/member/invoices/reading/code-reader.ts'

type Scanning = {
  video: RefObject<HTMLVideoElement | null>
  isPaused: boolean
  onTexts: (texts: readonly string[]) => Promise<void>
}

const frameSide = 1024
const pauseMs = 120

/** Reads the QR codes in what the camera sees, one picture after the other. */
export function useScanning({ video, isPaused, onTexts }: Scanning) {
  const seen = useEffectEvent(onTexts)

  useEffect(() => {
    if (isPaused) return
    const reader = openCodeReader()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    async function look(source: HTMLVideoElement) {
      const texts = await reader.read(frameOf(source))
      if (!isOver) await seen(texts)
    }

    async function next() {
      const source = video.current
      if (source && source.videoWidth > 0 && !source.paused) await look(source)
      if (!isOver) timer = setTimeout(() => next().catch(reportError), pauseMs)
    }

    next().catch(reportError)
    return () => {
      isOver = true
      clearTimeout(timer)
      reader.close()
    }
  }, [isPaused, video])
}

function frameOf(source: HTMLVideoElement): ImageData {
  const { width, height } = fittedWithin({ width: source.videoWidth, height: source.videoHeight }, frameSide)
  const context = canvasOf({ width, height })
  context.drawImage(source, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
