import * as z from 'zod/mini'
import { job } from '#server/platform/jobs.ts'
import { deleteDevicesSeenBefore } from './queries.ts'

/** A device that says nothing for so long was lost, sold or emptied. */
const silentDays = 30

export const forgetSilentDevicesJob = job({
  name: 'forget-silent-devices',
  payload: z.unknown(),
  cron: '25 7 * * *',
  run: ({ transaction, now }) =>
    transaction((tx) => deleteDevicesSeenBefore(tx, now.subtract({ hours: 24 * silentDays }))),
})
