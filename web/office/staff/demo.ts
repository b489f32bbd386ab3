import { demoWorldCall } from '#contract/sign-in.ts'
import type { demoWorld } from '#contract/staff.ts'
import { officeApi } from '#web/office/kit/office-api.ts'

/** Nobody should take a demo world for the real one, or put real people's data into it. */
export async function tellDemoWorld() {
  const [place, { is_demo }] = [
    document.querySelector('#demo'),
    await officeApi.call<typeof demoWorld>(demoWorldCall),
  ]
  if (place && is_demo) (await import('./demo-band.tsx')).showBand(place)
}
