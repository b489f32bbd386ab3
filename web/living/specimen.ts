import type { ComponentType } from 'react'

/** One piece of the design system, shown in the states it has. */
export type Specimen = { readonly name: string; readonly Show: ComponentType }
