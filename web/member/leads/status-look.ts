import { IconCircleCheck, IconCircleMinus, IconMessageCircle } from '@tabler/icons-react'

export const looks = {
  sent: { kind: 'info', Icon: IconMessageCircle },
  bought: { kind: 'success', Icon: IconCircleCheck },
  closed: { kind: 'neutral', Icon: IconCircleMinus },
} as const
