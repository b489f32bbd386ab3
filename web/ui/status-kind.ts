import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconInfoCircle,
} from '@tabler/icons-react'
import type { IconShape } from './icon-shape.ts'

/** A status is always shown by an icon, a word and a colour together. */
export type StatusKind = 'info' | 'attention' | 'success' | 'error' | 'neutral'

export const statusIcons: Record<StatusKind, IconShape> = {
  info: IconInfoCircle,
  attention: IconAlertTriangle,
  success: IconCircleCheck,
  error: IconAlertCircle,
  neutral: IconCircleDashed,
}
