import type { Specimen } from './specimen.ts'

export const displaySpecimens: readonly Specimen[] = []
