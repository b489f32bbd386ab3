import { plural } from '#web/i18n/plural.ts'
import type { OfficeDevicesWords } from './pt-br.ts'

export const en: OfficeDevicesWords = {
  devices: {
    title: 'Devices',
    intro:
      'Devices with invoices that they could not deliver, as they told it themselves. They leave the list once they have.',
    member: 'Member',
    browser: 'Browser',
    unknown: 'Not told',
    waiting: 'Invoices',
    since: 'Waiting since',
    reason: 'Reason',
    tries: 'Tries',
    seen: 'Last seen',
    reasons: {
      network: 'No internet',
      fault: 'A fault of ours',
      refused: 'Not accepted',
      session: 'Session ended',
      storage: 'Device cannot store',
    },
    count: (count) => plural('en', count, { one: '1 device', other: `${count} devices` }),
    none: 'No device is stuck',
    noneText: 'Everything that was sent has arrived.',
  },
}
