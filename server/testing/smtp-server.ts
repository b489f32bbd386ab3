import { onTestFinished } from 'vitest'
import { type Behaviour, startMailServer } from './mail-server.ts'

/** Until the test has ended. */
export async function smtpServer(behaviour?: Behaviour) {
  const { stop, ...server } = await startMailServer(behaviour)
  onTestFinished(stop)
  return server
}
