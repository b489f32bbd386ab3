import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { createPostalLookUp } from './look-up.ts'

const now = Temporal.Instant.from('2026-11-17T14:02:00-03:00')
const paulista = {
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
}

test('a postal code is looked up in the shape of the public service', async () => {
  const service = await serve((_, response) =>
    response.end(JSON.stringify({ cep: '01310-100', ...paulista, ibge: '3550308' })),
  )
  expect(await lookUpIn(service)('01310100', now)).toEqual(paulista)
  expect(service.asked).toEqual(['/01310100'])
})

test('what was found is not asked for again within a day', async () => {
  const service = await serve((_, response) => response.end(JSON.stringify(paulista)))
  const lookUp = lookUpIn(service)
  await lookUp('01310100', now)
  await lookUp('01310100', now.add({ hours: 23 }))
  expect(service.asked).toHaveLength(1)
  await lookUp('01310100', now.add({ hours: 25 }))
  expect(service.asked).toHaveLength(2)
})

test.for([{ erro: 'true' }, { erro: true }])('a code that does not exist is a miss: %o', async (miss) => {
  const service = await serve((_, response) => response.end(JSON.stringify(miss)))
  expect(await lookUpIn(service)('00000000', now)).toEqual({ erro: true })
})

test('a service that fails, answers nonsense or is not there gives way to the next', async () => {
  const failing = await serve((_, response) => response.writeHead(500).end('oops'))
  const nonsense = await serve((_, response) => response.end('<html>'))
  const brasilApi = await serve((_, response) =>
    response.end(JSON.stringify({ state: 'AC', city: 'Xapuri', neighborhood: null, street: null })),
  )
  const lookUp = lookUpIn({ url: 'http://127.0.0.1:1' }, failing, nonsense, brasilApi)
  const xapuri = { logradouro: '', bairro: '', localidade: 'Xapuri', uf: 'AC', estado: 'Acre' }
  expect(await lookUp('69930000', now)).toEqual(xapuri)
})

test('a service that does not answer is left after three seconds', async () => {
  const silent = await serve(() => undefined)
  const began = performance.now()
  await expect(lookUpIn(silent)('01310100', now)).rejects.toMatchObject({ code: 'postal_unavailable' })
  expect(performance.now() - began).toBeLessThan(4000)
})

test('a failure is not kept', async () => {
  let broken = true
  const service = await serve((_, response) =>
    broken ? response.writeHead(503).end() : response.end(JSON.stringify(paulista)),
  )
  const lookUp = lookUpIn(service)
  await expect(lookUp('01310100', now)).rejects.toMatchObject({ code: 'postal_unavailable' })
  broken = false
  expect(await lookUp('01310100', now)).toEqual(paulista)
})

test('one address asks for sixty codes an hour that are not known yet; others go on', async () => {
  const service = await serve((_, response) => response.end(JSON.stringify(paulista)))
  const lookUp = lookUpIn(service)
  for (let asked = 0; asked < 60; asked++) await lookUp(String(10_000_000 + asked), now)
  await expect(lookUp('20000000', now)).rejects.toMatchObject({
    code: 'too_many_attempts',
    facts: { waitSeconds: 3600 },
  })
  expect(await lookUp('10000000', now)).toEqual(paulista)
  expect(await lookUp('20000000', now, '2001:db8::1')).toEqual(paulista)
  expect(await lookUp('20000001', now.add({ hours: 1 }))).toEqual(paulista)
  expect(service.asked).toHaveLength(62)
})

test('eight questions are with the services at once, forty wait, and more are told to come back', async () => {
  let [open, most] = [0, 0]
  const service = await serve((_, response) => {
    most = Math.max(most, ++open)
    setTimeout(() => {
      open -= 1
      response.end(JSON.stringify(paulista))
    }, 20)
  })
  const lookUp = lookUpIn(service)
  const asked = Array.from({ length: 60 }, (_, index) =>
    lookUp(String(30_000_000 + index), now, `203.0.113.${index}`).then(
      () => 'found',
      ({ code }) => code,
    ),
  )
  const outcomes = await Promise.all(asked)
  expect(most).toBe(8)
  expect(outcomes.filter((outcome) => outcome === 'found')).toHaveLength(48)
  expect(outcomes.filter((outcome) => outcome === 'too_many_attempts')).toHaveLength(12)
})

function lookUpIn(...services: { url: string }[]) {
  const lookUp = createPostalLookUp(
    services.map(({ url }) => `${url}/{cep}`),
    createLog('silent'),
  )
  return (cep: string, at: Temporal.Instant, address = '203.0.113.7') => lookUp({ cep, address, now: at })
}

async function serve(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
