import { partBytes } from '#contract/invoices-parts.ts'

export function countOfParts(sizeBytes: number): number {
  return Math.ceil(sizeBytes / partBytes)
}

export function sizeOfPart(place: number, sizeBytes: number): number {
  return Math.min(partBytes, sizeBytes - place * partBytes)
}

export function missingOf(sizeBytes: number, places: readonly number[]): number[] {
  const all = Array.from({ length: countOfParts(sizeBytes) }, (_, place) => place)
  return all.filter((place) => !places.includes(place))
}
