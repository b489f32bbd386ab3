import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsByAudit, registeredEndpoints } from '#server/testing/endpoints.ts'
import { ptBr } from '#web/i18n/office-audit/pt-br.ts'
import { endpointProblems } from './endpoints.ts'

test('every endpoint of the contract is registered exactly once', async () => {
  const declared = await declaredEndpoints()
  expect(endpointProblems({ declared, registered: registeredEndpoints() })).toEqual([])
})

test('every call of the published interface is declared, under its exact name', async () => {
  const declared = (await declaredEndpoints()).map(({ method, path }) => `${method} ${path}`)
  expect(declared).toEqual(expect.arrayContaining(published))
})

test('the audit trail has a sentence for every call that it tells, and for no other', () => {
  const actions = endpointsByAudit().told.map(({ method, path }) => `${method} ${path}`)
  const { actions: sentences, ofInvoice } = ptBr.audit
  // What the trail of before can still name.
  const formerCall = 'POST /office/distributors/import'
  const ofStaff = ['staff:create', 'staff:shut-out', 'staff:single-sign-on']
  const ofTheProgram = ['challenge:cap', 'invoice:cancelled', 'secret:rotate', ...ofStaff, formerCall]
  expect(Object.keys({ ...sentences, ...ofInvoice }).toSorted()).toEqual(
    [...actions, ...ofTheProgram].toSorted(),
  )
})

test('an answer that is kept and holds a secret is kept sealed', async () => {
  const held = (await declaredEndpoints()).filter(({ idempotent, body, returns }) => {
    const fields = [body, returns].map((schema) => schema && JSON.stringify(z.toJSONSchema(schema, anyIo)))
    return idempotent && fields.some((text) => text && /"(?:cpf|secret)":/.test(text))
  })
  expect(held.length).toBeGreaterThan(0)
  expect(held.filter(({ idempotent }) => idempotent !== 'sealed')).toEqual([])
})

const anyIo = { io: 'input', unrepresentable: 'any' } as const

const published = [
  'POST /login',
  'POST /user/create',
  'GET /user',
  'POST /user/update',
  'POST /user/update/password',
  'POST /user/update/address',
  'POST /user/reset-password',
  'POST /user/update/image/cover',
  'POST /user/update/image/profile',
  'POST /user/delete-account',
  'POST /logout',
  'GET /challenges',
  'GET /documents',
  'GET /products',
  'GET /distribuitors',
  'POST /document/create',
  'GET /text/:page',
  'POST /simulator',
  'POST /lead/create',
  'GET /store',
  'POST /store/request',
  'GET /notifications',
  'POST /notifications/update',
]

async function declaredEndpoints(): Promise<Endpoint[]> {
  const folder = new URL('../contract/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => /^[^.]+\.ts$/.test(name))
  const modules = await Promise.all(names.map((name) => import(new URL(name, folder).href)))
  return modules.flatMap((module) => Object.values<unknown>(module)).filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'returns' in value
  )
}
