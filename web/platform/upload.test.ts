import { afterEach, expect, test, vi } from 'vitest'
import { formData, upload } from './upload.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose requests end like this. */
function sending(
  end: (request: XMLHttpRequest) => void,
  options: { signal?: AbortSignal; givesUpWhenStuck?: boolean } = {},
) {
  vi.stubGlobal('XMLHttpRequest', function makeRequest() {
    const request = {
      upload: {},
      status: 200,
      responseText: '{}',
      open: () => {},
      setRequestHeader: () => {},
      getAllResponseHeaders: () => 'x-kept: a: b\r\n',
      send: () => end(request as unknown as XMLHttpRequest),
      onabort: () => {},
      abort: () => request.onabort(),
    }
    return request
  })
  return upload('/api/document/create', { headers: {}, payload: {}, onProgress: undefined, ...options })
}

test('what the server says comes back with its headers', async () => {
  const response = await sending((request) => request.onload?.call(request, {} as ProgressEvent))
  expect([response.status, response.headers.get('x-kept'), await response.text()]).toEqual([
    200,
    'a: b',
    '{}',
  ])
})

test('only a failure of the network is a server that could not be reached', async () => {
  const lost = sending((request) => request.onerror?.call(request, {} as ProgressEvent))
  await expect(lost).rejects.toMatchObject({ name: 'ApiFailure', status: 0 })
  const broken = sending(() => {
    throw new TypeError('not a function')
  })
  await expect(broken).rejects.toMatchObject({ name: 'TypeError', message: 'not a function' })
  const unreadable = sending((request) => {
    Object.assign(request, { status: 9999 })
    request.onload?.call(request, {} as ProgressEvent)
  })
  await expect(unreadable).rejects.toMatchObject({ name: 'RangeError' })
})

test('a part in which nothing moves for half a minute is given up, one that moves is not, and other calls never are', async () => {
  vi.useFakeTimers()
  const stuck = sending(() => {}, { givesUpWhenStuck: true })
  const given = expect(stuck).rejects.toMatchObject({
    name: 'ApiFailure',
    status: 0,
    cause: { name: 'TimeoutError' },
  })
  await vi.advanceTimersByTimeAsync(31_000)
  await given
  let moving: XMLHttpRequest | undefined
  const slow = sending(
    (request) => {
      moving = request
    },
    { givesUpWhenStuck: true },
  )
  for (let times = 0; times < 4; times += 1) {
    await vi.advanceTimersByTimeAsync(20_000)
    moving?.upload.onprogress?.call(moving, { loaded: 1, total: 10 } as ProgressEvent)
  }
  moving?.onload?.call(moving, {} as ProgressEvent)
  expect((await slow).status).toBe(200)
  let patient: XMLHttpRequest | undefined
  const late = sending((request) => {
    patient = request
  })
  await vi.advanceTimersByTimeAsync(600_000)
  patient?.onload?.call(patient, {} as ProgressEvent)
  expect((await late).status).toBe(200)
  vi.useRealTimers()
})

test('what nobody waits for is cut off, or not sent at all', async () => {
  const left = new AbortController()
  const sent = vi.fn(() => left.abort())
  await expect(sending(sent, { signal: left.signal })).rejects.toMatchObject({
    name: 'ApiFailure',
    status: 0,
  })
  await expect(sending(sent, { signal: left.signal })).rejects.toMatchObject({
    name: 'ApiFailure',
    status: 0,
  })
  expect(sent).toHaveBeenCalledTimes(1)
})

test('lists and their parts are named with brackets; files and plain values as they are', () => {
  const image = new Blob(['x'], { type: 'image/png' })
  const form = formData({
    number: '1198',
    image,
    products: [
      { product_id: 'a', value: '10.00' },
      { product_id: 'b', value: '0.50' },
    ],
  })
  const texts = [...form].filter(([, value]) => typeof value === 'string')
  expect(texts).toEqual([
    ['number', '1198'],
    ['products[0][product_id]', 'a'],
    ['products[0][value]', '10.00'],
    ['products[1][product_id]', 'b'],
    ['products[1][value]', '0.50'],
  ])
  expect(form.get('image')).toBeInstanceOf(Blob)
})
