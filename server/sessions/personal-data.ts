import type { PersonalData } from '#server/platform/personal-data.ts'
import { forgetAttemptsOf } from './attempts.ts'
import { devicesOf } from './devices/queries.ts'
import { memberLinksOf, sessionsOf } from './queries.ts'

const everSince = Temporal.Instant.fromEpochMilliseconds(0)

export const sessionData: PersonalData = {
  part: 'sessions',
  tables: ['session', 'password_reset', 'known_device'],
  async read(db, memberId) {
    const [sessions, recoveries, devices] = [
      await sessionsOf(db, memberId, everSince),
      await memberLinksOf(db, memberId),
      await devicesOf(db, memberId),
    ]
    return {
      open: sessions.map(({ device, created_at, last_used_at, expires_at }) => ({
        device,
        started_at: created_at,
        last_used_at,
        expires_at,
      })),
      recovery_links: recoveries,
      known_devices: devices,
    }
  },
  async erase(tx, { email }) {
    await forgetAttemptsOf(tx, email)
  },
}
