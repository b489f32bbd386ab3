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

function lookUpIn(...services: { url: string }[]) {
  return createPostalLookUp(
    services.map(({ url }) => `${url}/{cep}`),
    createLog('silent'),
  )
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
