import type { PersonalData } from '#server/platform/personal-data.ts'
import { devicesOf } from './queries.ts'

export const waitingDeviceData: PersonalData = {
  part: 'waiting_devices',
  tables: {
    waiting_device: {
      told: ['browser', 'waiting', 'since', 'reason', 'tries', 'seen_at'],
      kept: ['member_id', 'device_id'],
    },
  },
  read: devicesOf,
}
