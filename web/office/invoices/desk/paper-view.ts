import { useState } from 'react'

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6]

export type Face = 'file' | 'read'

type Placement = {
  readonly of: string | undefined
  /** Times the size that fits the window. */
  readonly zoom: number
  readonly turns: number
  readonly face: Face
}

export type PaperView = ReturnType<typeof usePaperView>

/** Zoom and turns belong to one document; the lens stays on for the next. */
export function usePaperView(id: string | undefined) {
  const [placement, setPlacement] = useState<Placement>({ of: id, zoom: 1, turns: 0, face: 'file' })
  const [hasLens, setLens] = useState(false)
  const now = placement.of === id ? placement : { of: id, zoom: 1, turns: 0, face: 'file' as const }
  const change = (part: Partial<Placement>) => setPlacement({ ...now, ...part })
  return {
    zoom: now.zoom,
    turns: now.turns,
    face: now.face,
    hasLens,
    enlarge: () => change({ zoom: steps.find((step) => step > now.zoom) ?? now.zoom }),
    reduce: () => change({ zoom: steps.findLast((step) => step < now.zoom) ?? now.zoom }),
    enlargeTo: (zoom: number) => change({ zoom: steps.find((step) => step >= zoom) ?? steps.at(-1) ?? zoom }),
    fit: () => change({ zoom: 1 }),
    turn: () => change({ turns: (now.turns + 1) % 4 }),
    show: (face: Face) => change({ face }),
    nextFace: () => change({ face: now.face === 'file' ? 'read' : 'file' }),
    toggleLens: () => setLens(!hasLens),
  }
}
