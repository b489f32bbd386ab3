import { officeDevices } from '#contract/invoices-devices.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { waitingDevices } from './queries.ts'

export function waitingDeviceOffice(http: Http) {
  http.query(officeDevices, ({ db }) => waitingDevices(db))
}
