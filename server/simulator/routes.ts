import * as api from '#contract/simulator.ts'
import type { Http } from '#server/platform/http-routes.ts'
import { createSimulator } from './simulate.ts'

export function simulatorRoutes(http: Http, { keptForMs }: { keptForMs: number }) {
  const simulate = createSimulator({ keptForMs })
  http.query(api.simulate, ({ db, body }) => simulate(db, body))
}
