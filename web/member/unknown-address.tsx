import { NotFound } from '#web/platform/not-found.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

export function UnknownAddress() {
  return <NotFound logo={<Wordmark ground="page" height={44} />} />
}
