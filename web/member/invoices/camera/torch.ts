import { useState } from 'react'

/** The light of the camera is not in the types of the browser, because it is not in every browser. */
type Capabilities = MediaTrackCapabilities & { torch?: boolean }
type Torch = MediaTrackConstraintSet & { torch: boolean }

export function useTorch(stream: MediaStream | undefined) {
  const [litStream, setLitStream] = useState<MediaStream>()
  const [track] = stream?.getVideoTracks() ?? []
  const capabilities: Capabilities | undefined = track?.getCapabilities?.()
  const isOn = litStream !== undefined && litStream === stream

  function toggle() {
    const light: Torch = { torch: !isOn }
    track
      ?.applyConstraints({ advanced: [light] })
      .then(() => setLitStream(isOn ? undefined : stream), reportError)
  }

  return { isThere: capabilities?.torch === true, isOn, toggle }
}
