import type { Language } from '#contract/languages.ts'
import { batching } from '#server/platform/batching.ts'
import type { Db } from '#server/platform/db.ts'
import type { Outlet } from '#server/platform/http-stream.ts'
import type { Listening } from '#server/platform/listening.ts'
import type { Log } from '#server/platform/log.ts'
import { notificationIn } from './notifications.ts'
import { newsSince } from './queries.ts'
import { positionAfter, positionText, readPosition, type StreamPosition } from './stream-position.ts'

type Reader = { memberId: string; language: Language; lastEventId: string | undefined }

type Viewer = {
  readonly db: Db
  readonly memberId: string
  readonly language: Language
  readonly outlet: Outlet
  position: StreamPosition | undefined
  state: 'resting' | 'reading' | 'due again'
}

/** Open streams of one member on one process. With more, the oldest is closed. */
const mostEach = 20

/**
 * The database only announces whom a notification concerns. Each stream then reads what it has not sent, so
 * that nothing is lost or repeated.
 */
export function createLive({ listening, log }: { listening: Listening; log: Log }) {
  const viewers = new Map<string, Set<Viewer>>()
  const read = batching({ run: newsSince, most: 64, turns: 2 })

  listening.listen('notification_told', {
    heard: (people) => forEach(people, (viewer) => void catchUp(viewer)),
    regained: () => forEach('*', (viewer) => void catchUp(viewer)),
  })
  listening.listen('notification_read', {
    heard: (people) => forEach(people, ({ outlet }) => outlet.send(changed)),
    regained: () => forEach('*', ({ outlet }) => outlet.send(changed)),
  })

  function forEach(people: string, act: (viewer: Viewer) => void) {
    const concerned = people === '*' ? [...viewers.keys()] : people.split(' ')
    for (const memberId of concerned) for (const viewer of viewers.get(memberId) ?? []) act(viewer)
  }

  async function catchUp(viewer: Viewer) {
    if (viewer.state !== 'resting') {
      viewer.state = 'due again'
      return
    }
    try {
      do {
        viewer.state = 'reading'
        await readOn(viewer)
      } while (isDueAgain(viewer) && viewer.outlet.isOpen())
      viewer.state = 'resting'
    } catch (error) {
      log.warn({ err: error }, 'a stream could not be read')
      viewer.outlet.end()
    }
  }

  async function readOn(viewer: Viewer) {
    const { db, memberId, language, outlet, position } = viewer
    const { upTo, news } = await read(db, { memberId, position })
    for (const [index, row] of news.entries()) {
      const after = positionAfter(position ?? { seen: upTo }, upTo, {
        sent: index + 1,
        left: news.length - index - 1,
      })
      const data = JSON.stringify(notificationIn(row, language))
      outlet.send({ event: 'notification', id: positionText(after), data })
    }
    // A browser that leaves now can still name this position.
    if (news.length === 0) outlet.send({ id: upTo })
    viewer.position = { seen: upTo }
    if (position?.batch) viewer.state = 'due again'
  }

  return function watch(db: Db, { memberId, language, lastEventId }: Reader, outlet: Outlet) {
    const position = readPosition(lastEventId)
    const viewer: Viewer = { db, memberId, language, outlet, position, state: 'resting' }
    const mine = viewers.get(memberId) ?? new Set()
    viewers.set(memberId, mine.add(viewer))
    outlet.onEnd(() => {
      mine.delete(viewer)
      if (mine.size === 0 && viewers.get(memberId) === mine) viewers.delete(memberId)
    })
    if (mine.size > mostEach) [...mine][0]?.outlet.end()
    // Notifications may have been read elsewhere while the browser was away.
    if (position) outlet.send(changed)
    void catchUp(viewer)
    listening.begin()
  }
}

const changed = { event: 'changed', data: '' }

function isDueAgain({ state }: Viewer): boolean {
  return state === 'due again'
}
