import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventReader, type StreamedEvent } from './event-stream.ts'

const stream =
  ': hello\r\nretry: 2500\r\n\r\n:\n\nevent: notification\nid: 7:9:\ndata: {"title":\ndata:"São João"}\n\n' +
  'id: 9:9:\n\nevent: changed\ndata: \n\nretry: soon\n\nid: a\0b\n\ndata\r\rid\n\n'

const events: StreamedEvent[] = [
  { retryMs: 2500 },
  { event: 'notification', id: '7:9:', data: '{"title":\n"São João"}' },
  { id: '9:9:' },
  { event: 'changed', data: '' },
  { data: '' },
  { id: '' },
]

test('comments say nothing, and everything else what it says', () => {
  expect(createEventReader()(stream)).toEqual(events)
})

test('wherever the stream is cut, the events are the same', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 40 }), (cuts) => {
      const read = createEventReader()
      const places = [0, ...cuts.toSorted((one, other) => one - other), stream.length]
      const parts = places.map((place, index) => stream.slice(place, places[index + 1]))
      expect(parts.flatMap(read)).toEqual(events)
    }),
  )
})

test('what has not ended yet is not an event', () => {
  const read = createEventReader()
  expect(read('event: changed\ndata: \n')).toEqual([])
  expect(read('\n')).toEqual([{ event: 'changed', data: '' }])
})
