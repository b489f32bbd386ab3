import type { Language } from '#contract/languages.ts'
import { batching } from '#server/platform/batching.ts'
import type { Db } from '#server/platform/db.ts'
import type { Outlet } from '#server/platform/http-stream.ts'
import type { Listening } from '#server/platform/listening.ts'
import type { Log } from '#server/platform/log.ts'
import { type Place, placeAfter, placeIn, placeText } from './place.ts'
import { newsSince } from './queries.ts'
import { notificationIn } from './told.ts'

type Reader = { memberId: string; language: Language; lastEventId: string | undefined }

type Viewer = {
  readonly db: Db
  readonly memberId: string
  readonly language: Language
  readonly outlet: Outlet
  place: Place | undefined
  state: 'resting' | 'reading' | 'due again'
}

/** Tabs and devices of one person on one process; with more, the oldest is let go. */
const mostEach = 20

/**
 * Sends people what they are told, as it commits. The database only says whom it concerns; each stream then reads what
 * its own place has not seen, so that nothing is lost or repeated however announcements and commits follow each other.
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
      // It comes back, and names the last place it has heard of.
      log.warn({ err: error }, 'a stream could not be read')
      viewer.outlet.end()
    }
  }

  async function readOn(viewer: Viewer) {
    const { db, memberId, language, outlet, place } = viewer
    const { upTo, news } = await read(db, { memberId, place })
    for (const [index, row] of news.entries()) {
      const after = placeAfter(place ?? { seen: upTo }, upTo, {
        sent: index + 1,
        left: news.length - index - 1,
      })
      const data = JSON.stringify(notificationIn(row, language))
      outlet.send({ event: 'notification', id: placeText(after), data })
    }
    // A browser that leaves before it is told anything can name this place too.
    if (news.length === 0) outlet.send({ id: upTo })
    viewer.place = { seen: upTo }
    if (place?.batch) viewer.state = 'due again'
  }

  return function watch(db: Db, { memberId, language, lastEventId }: Reader, outlet: Outlet) {
    const place = placeIn(lastEventId)
    const viewer: Viewer = { db, memberId, language, outlet, place, state: 'resting' }
    const mine = viewers.get(memberId) ?? new Set()
    viewers.set(memberId, mine.add(viewer))
    outlet.onEnd(() => {
      mine.delete(viewer)
      if (mine.size === 0 && viewers.get(memberId) === mine) viewers.delete(memberId)
    })
    if (mine.size > mostEach) [...mine][0]?.outlet.end()
    // What was read elsewhere while the browser was away is not known.
    if (place) outlet.send(changed)
    void catchUp(viewer)
    listening.begin()
  }
}

const changed = { event: 'changed', data: '' }

function isDueAgain({ state }: Viewer): boolean {
  return state === 'due again'
}
