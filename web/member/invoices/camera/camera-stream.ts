import { useEffect, useState } from 'react'

export type CameraFailure = 'refused' | 'missing' | 'busy'

type Camera = { stream?: MediaStream; failure?: CameraFailure }

const wanted = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 2560 }, height: { ideal: 1440 } },
}

/** The camera runs as long as it is shown: not behind other windows, and not after the dialog has gone. */
export function useCameraStream(): Camera {
  const [camera, setCamera] = useState<Camera>({})
  const [isShown, setShown] = useState(() => !document.hidden)

  useEffect(() => {
    const changed = () => setShown(!document.hidden)
    const left = () => setShown(false)
    document.addEventListener('visibilitychange', changed)
    addEventListener('pagehide', left)
    addEventListener('pageshow', changed)
    return () => {
      document.removeEventListener('visibilitychange', changed)
      removeEventListener('pagehide', left)
      removeEventListener('pageshow', changed)
    }
  }, [])

  useEffect(() => {
    if (!isShown) return
    let isOver = false
    let stop = () => {}
    navigator.mediaDevices.getUserMedia(wanted).then(
      (stream) => {
        stop = () => stopAll(stream)
        if (isOver) return stop()
        for (const track of stream.getTracks())
          track.addEventListener('ended', () => setCamera({ failure: 'busy' }), { once: true })
        setCamera({ stream })
      },
      (error: unknown) => {
        if (!isOver) setCamera({ failure: failureOf(error) })
      },
    )
    return () => {
      isOver = true
      stop()
      setCamera({})
    }
  }, [isShown])

  return camera
}

function stopAll(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' || name === 'NotSupportedError'
    ? 'missing'
    : 'busy'
}
