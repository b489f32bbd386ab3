import type { Size } from './picture.ts'

export type StitchLayout = Size & {
  readonly parts: readonly { readonly top: number; readonly height: number }[]
}

/** The last is what the canvas of an older iPhone holds. */
const most = { width: 4000, height: 12_000, area: 16_000_000 }

/** One below the other, all as wide as the widest. */
export function stitchLayout(sizes: readonly Size[], scale = 1): StitchLayout {
  const widest = Math.max(...sizes.map(({ width }) => width))
  const total = sizes.reduce((sum, { width, height }) => sum + (height * widest) / width, 0)
  const bound = Math.min(1, most.width / widest, most.height / total, Math.sqrt(most.area / (widest * total)))
  const width = Math.max(1, Math.floor(widest * bound * scale))
  let top = 0
  const parts = sizes.map((size) => {
    const part = { top, height: Math.max(1, Math.floor((size.height * width) / size.width)) }
    top += part.height
    return part
  })
  return { width, height: top, parts }
}
