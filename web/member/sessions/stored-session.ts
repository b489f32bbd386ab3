import { removeItem } from '#web/platform/storage.ts'

export function forgetSession() {
  removeItem('token')
  removeItem('userType')
}
