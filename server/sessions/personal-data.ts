import type { PersonalData } from '#server/platform/personal-data.ts'
import { forgetAttemptsOf, forgetPhoneAttempts } from './attempts.ts'
import { devicesOf } from './devices/queries.ts'
import { emailChangeOf } from './email-change/queries.ts'
import { phoneDataOf, phoneOf } from './phone/queries.ts'
import { memberLinksOf, sessionsOf } from './queries.ts'

const everSince = Temporal.Instant.fromEpochMilliseconds(0)

export const sessionData: PersonalData = {
  part: 'sessions',
  tables: {
    session: {
      told: ['device', 'created_at', 'last_used_at', 'expires_at'],
      kept: ['id', 'member_id', 'token_hash', 'proved_at'],
    },
    password_reset: { told: ['expires_at'], kept: ['member_id', 'token_hash', 'by_phone'] },
    proved_phone: { told: ['phone', 'proved_at', 'notices_since'], kept: ['member_id'] },
    phone_code: { told: ['phone', 'expires_at'], kept: ['member_id', 'id', 'tries'] },
    email_change: { told: ['email', 'asked_at', 'expires_at'], kept: ['member_id', 'token_hash'] },
    // Worked out of what is told elsewhere, for reports that count people.
    member_activity: { told: [], kept: ['member_id', 'last_day'] },
    known_device: { told: ['last_used_at'], kept: ['member_id', 'token_hash'] },
  },
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
      email_change: (await emailChangeOf(db, memberId, everSince)) ?? null,
      known_devices: devices,
      phone: await phoneDataOf(db, memberId),
    }
  },
  async erase(tx, { id, email }) {
    await forgetAttemptsOf(tx, email)
    const person = await phoneOf(tx, id)
    if (person?.phone) await forgetPhoneAttempts(tx, person.phone)
  },
}
