import type { Specimen } from './specimen.ts'

export const formSpecimens: readonly Specimen[] = []
