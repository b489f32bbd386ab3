import type { ComponentType } from 'react'

export type IconShape = ComponentType<{ size?: number; 'aria-hidden': 'true' }>
