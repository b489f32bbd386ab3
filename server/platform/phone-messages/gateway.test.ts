import { test as base, expect } from 'vitest'
import { freePort } from '#server/platform/port.ts'
import { startMessageGateway } from '#server/testing/message-gateway.ts'
import { openGateway } from './gateway.ts'
import { type GatewaySettings, readTemplates } from './template.ts'

const test = base.extend('server', async ({ task: _ }, { onCleanup }) => {
  const server = await startMessageGateway()
  onCleanup(() => server.stop())
  return server
})

const hostile = 'Ana "disse"\\ {phone}\n&To=+5511900000000&x="}, {"to": "outra" 🐶 ção%0A\u2028 $& $1'
const facts = {
  phone: '+5562998877001',
  text: hostile,
  code: '',
  id: '0198c2a0-0000-7000-8000-000000000001',
  language: 'pt_BR',
}
const open = (settings: GatewaySettings, patienceMs = 2000) =>
  openGateway({ channel: 'sms', perHour: 10, patienceMs, ...settings })

test('a form is filled value by value, whatever the text holds, with the login of the address', async ({
  server,
}) => {
  const url = server.url.replace('://', '://AC%3A12:se%40cret@')
  expect(await open({ url, body: 'To={phone}&From=%2B5511&Body={text}' }).send(facts)).toEqual({
    outcome: 'taken',
  })
  const [call] = server.received
  expect(call).toMatchObject({
    method: 'POST',
    path: '/send',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('AC:12:se@cret').toString('base64')}`,
    },
  })
  expect([...new URLSearchParams(call?.body)]).toEqual([
    ['To', '+5562998877001'],
    ['From', '+5511'],
    ['Body', hostile],
  ])
})

test('JSON is filled inside of its texts, and headers with the id', async ({ server }) => {
  const body = '{"messages":[{"to":"{digits}","n":1,"on":true,"text":{"body":"{text}"},"lang":"{language}"}]}'
  const headers = '{"Authorization":"App geheim","Idempotency-Key":"{id}"}'
  await open({ url: server.url, headers, body }).send(facts)
  const [call] = server.received
  expect(JSON.parse(call?.body ?? '')).toEqual({
    messages: [{ to: '5562998877001', n: 1, on: true, text: { body: hostile }, lang: 'pt_BR' }],
  })
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: 'App geheim',
    'idempotency-key': facts.id,
  })
})

test('without a body everything goes in the address', async ({ server }) => {
  await open({ url: `${server.url}/{digits}?msg={text}&id={id}` }).send(facts)
  const [call] = server.received
  const { pathname, searchParams } = new URL(call?.path ?? '', server.url)
  expect([call?.method, pathname]).toEqual(['GET', '/send/5562998877001'])
  expect([...searchParams]).toEqual([
    ['msg', hostile],
    ['id', facts.id],
  ])
})

test('a code has a body of its own where one is given', async ({ server }) => {
  const gateway = open({
    url: server.url,
    body: '{"to":"{phone}","text":"{text}"}',
    codeBody: '{"to":"{phone}","otp":"{code}"}',
  })
  await gateway.send({ ...facts, code: '204817' })
  await gateway.send({ ...facts, text: 'Oi' })
  expect(server.received.map(({ body }) => JSON.parse(body))).toEqual([
    { to: '+5562998877001', otp: '204817' },
    { to: '+5562998877001', text: 'Oi' },
  ])
})

test.for([
  [{ status: 202 }, { outcome: 'taken' }],
  [{ status: 400 }, { outcome: 'refused', reason: '400' }],
  [{ status: 401 }, { outcome: 'refused', reason: '401' }],
  [{ status: 500 }, { outcome: 'later', reason: '500' }],
  [
    { status: 429, headers: { 'Retry-After': '90' } },
    { outcome: 'later', reason: '429', afterSeconds: 90 },
  ],
  [
    { status: 503, headers: { 'Retry-After': '9999999' } },
    { outcome: 'later', reason: '503', afterSeconds: 21_600 },
  ],
  [
    { status: 503, headers: { 'Retry-After': 'soon' } },
    { outcome: 'later', reason: '503' },
  ],
  [
    { status: 503, headers: { 'Retry-After': 'Sun, 06 Nov 1994 08:49:37 GMT' } },
    { outcome: 'later', reason: '503', afterSeconds: 1 },
  ],
] as const)('the answer %o means %o', async ([answer, meaning], { server }) => {
  server.answers.push(answer)
  expect(await open({ url: server.url, body: 'a={phone}{text}' }).send(facts)).toEqual(meaning)
})

test('what is sent follows no redirect', async ({ server }) => {
  server.answers.push({ status: 307, headers: { Location: `${server.url}/elsewhere` } })
  expect(await open({ url: server.url, body: 'a={phone}{text}' }).send(facts)).toEqual({
    outcome: 'refused',
    reason: '307',
  })
  expect(server.received).toHaveLength(1)
})

test('a gateway that says nothing or is not there is tried later', async ({ server }) => {
  server.answers.push('nothing')
  const body = 'a={phone}{text}'
  expect(await open({ url: server.url, body }, 100).send(facts)).toEqual({
    outcome: 'later',
    reason: 'TimeoutError',
  })
  const url = `http://127.0.0.1:${await freePort()}`
  expect(await open({ url, body }).send(facts)).toEqual({ outcome: 'later', reason: 'ECONNREFUSED' })
})

const url = 'https://gateway.test/send'
const body = '{"to":"{phone}","text":"{text}"}'

test.for<[Partial<GatewaySettings>, string]>([
  [{ url: 'gateway.test' }, 'MESSAGES_URL must be an address like https://gateway.example/send'],
  [{ url: 'ftp://gateway.test' }, 'MESSAGES_URL must be an address like https://gateway.example/send'],
  [{ url: 'https://{digits}.gateway.test/' }, 'MESSAGES_URL must name its host itself'],
  [{ headers: 'Authorization: x' }, 'MESSAGES_HEADERS must be a JSON object of texts'],
  [{ headers: '{"X-Tries":3}' }, 'MESSAGES_HEADERS must be a JSON object of texts'],
  [{ headers: '{"X Y":"z"}' }, 'MESSAGES_HEADERS holds a name or a value that no header can have'],
  [{ headers: '{"X-To":"{phone}"}' }, 'MESSAGES_HEADERS can hold {id} and no other placeholder'],
  [{ headers: '{"Content-Type":"text/xml"}' }, 'MESSAGES_HEADERS can only say application/json or'],
  [
    { body: '{"to":{phone},"text":"{text}"}' },
    'MESSAGES_BODY is not JSON: {placeholders} stand inside of "texts"',
  ],
  [{ body: 'olá {phone} {text}' }, 'MESSAGES_BODY must be JSON, or a form like To={phone}&Body={text}'],
  [
    { body: '{"to":"{fone}","text":"{text}"}' },
    'MESSAGES_BODY holds {fone}, which stands for nothing: there are {phone}, {digits}',
  ],
  [{ body: '{"text":"{text}"}' }, 'MESSAGES_BODY must hold {phone} or {digits}'],
  [{ body: '{"to":"{phone}"}' }, 'MESSAGES_BODY must hold {text}'],
  [
    { body: '{"to":"{phone}","text":"{text}{code}"}' },
    'MESSAGES_BODY holds {code}, which only MESSAGES_CODE_BODY can hold',
  ],
  [{ codeBody: '{"to":"{phone}"}' }, 'MESSAGES_CODE_BODY must hold {code} or {text}'],
  [{ codeBody: '{"otp":"{code}"}' }, 'MESSAGES_CODE_BODY must hold {phone} or {digits}'],
  [
    { body: undefined, codeBody: '{"to":"{phone}","otp":"{code}"}' },
    'MESSAGES_CODE_BODY needs MESSAGES_BODY beside it',
  ],
])('%o is told with its mend', ([settings, fault]) => {
  const { faults } = readTemplates({ url, body, ...settings })
  expect(faults).toContainEqual(expect.stringContaining(fault))
})
