import type { ComponentType } from 'react'

/** An icon as the pieces take it: they set its size and keep it from being read out. */
export type IconShape = ComponentType<{ size?: number; 'aria-hidden': 'true' }>
