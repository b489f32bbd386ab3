import { expect } from 'vitest'
import { officeInvoice } from '#contract/invoices-office.ts'
import { test } from '#server/testing/test.ts'

test('a reviewer is told of which distributor the issuer is, by the root of its CNPJ', async ({
  api,
  given,
}) => {
  const rita = api.as(await given.staff())
  const ana = await given.member({ type: 'attendant' })
  const seen = async (issuer: string | null) => {
    const { id } = await given.invoice({ member: ana, reading: { issuer: { id: issuer, name: 'Emitente' } } })
    const { distributor, is_other_distributor } = await rita.call(officeInvoice, { id })
    return [distributor, is_other_distributor]
  }
  expect(await seen('12345678000195')).toEqual([null, false])
  await given.distributor({ title: 'Paulista Pet', cnpjs: ['11222333000181'] })
  expect(await seen('11.222.333/0002-62')).toEqual(['Paulista Pet', false])
  expect(await seen('12345678000195')).toEqual([null, true])
  expect(await seen('52998224725')).toEqual([null, false])
  expect(await seen(null)).toEqual([null, false])
})
