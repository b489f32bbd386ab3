import { brightMask, closed } from './bright-mask.ts'
import { brightRegions, type Region } from './bright-regions.ts'
import { edgeSupport } from './edge-support.ts'
import { histogramOf } from './grey.ts'
import type { Corners, Grey, Size } from './picture.ts'
import { anglesOf, areaOf, convexHull, quadrilateralAround } from './quadrilateral.ts'
import { separatingGrey } from './threshold.ts'

type Side = 'top' | 'right' | 'bottom' | 'left'

export type Paper = {
  /** In parts of the picture's width and height; a corner that is cut off may lie outside. */
  readonly corners: Corners
  /** In parts of the picture. */
  readonly area: number
  /** Sides of the picture over which the paper goes on. */
  readonly cutAt: readonly Side[]
  /** From 0 to 1: how well four straight sides describe what was found. */
  readonly fit: number
}

const leastArea = 0.04
const leastFit = 0.6

/**
 * The largest bright quadrilateral. On a bright table the paper is the lightest part of what is bright, so that is
 * separated once more.
 */
export function findPaper(grey: Grey): Paper | undefined {
  const histogram = histogramOf(grey)
  const threshold = separatingGrey(histogram)
  const first = bestOf(papersOver(grey, threshold))
  if (first && isSure(first)) return first
  return bestOf([...(first ? [first] : []), ...papersOver(grey, separatingGrey(histogram, threshold + 1))])
}

/** Whether its corners are good enough to cut the photo by them. */
export function isSure({ fit, area, cutAt }: Paper): boolean {
  return fit >= 0.8 && area >= 0.12 && !cutAt.includes('left') && !cutAt.includes('right')
}

function bestOf([first, ...others]: readonly Paper[]): Paper | undefined {
  return first && others.reduce((best, paper) => (worth(best) >= worth(paper) ? best : paper), first)
}

function worth({ area, fit }: Paper): number {
  return area * fit * fit
}

function papersOver(grey: Grey, threshold: number): Paper[] {
  const radius = Math.max(2, Math.round(Math.max(grey.width, grey.height) / 110))
  const mask = closed(brightMask(grey, threshold), grey, radius)
  const minArea = leastArea * grey.values.length
  return brightRegions(mask, grey, minArea).flatMap((region) => paperOf(grey, region) ?? [])
}

function paperOf(grey: Grey, region: Region): Paper | undefined {
  const hull = convexHull(region.outline)
  const corners = quadrilateralAround(hull)
  if (!corners || anglesOf(corners).some((angle) => angle < 45 || angle > 135)) return undefined
  const [covered, full] = [areaOf(hull), areaOf(corners)]
  const fit = (covered / full) * Math.min(1, (1.1 * region.area) / covered) * edgeSupport(grey, corners)
  const cutAt = cutSides(region, grey)
  // What fills the whole picture may be paper, a scan or a table.
  if (fit < leastFit || cutAt.length === 4) return undefined
  return { corners: inParts(corners, grey), area: region.area / grey.values.length, cutAt, fit }
}

function cutSides({ onBorder }: Region, { width, height }: Size): Side[] {
  const sides: [Side, number][] = [
    ['top', onBorder.top / width],
    ['right', onBorder.right / height],
    ['bottom', onBorder.bottom / width],
    ['left', onBorder.left / height],
  ]
  return sides.flatMap(([side, share]) => (share > 0.03 ? [side] : []))
}

function inParts([a, b, c, d]: Corners, { width, height }: Size): Corners {
  const part = ({ x, y }: Corners[0]) => ({ x: x / width, y: y / height })
  return [part(a), part(b), part(c), part(d)]
}
