import { expect } from 'vitest'
import { approveInvoice, officeInvoice } from '#contract/invoices-office.ts'
import { checkBlind } from '#contract/invoices-review.ts'
import { memberInvoices } from '#contract/members-office.ts'
import { takeEffect } from '#server/invoices/test-acts.ts'
import { registeredEndpoints } from '#server/testing/endpoints.ts'
import { test } from '#server/testing/test.ts'

const reads = registeredEndpoints().filter(
  ({ method, path }) => method === 'GET' && path.startsWith('/office') && !/staff|reasons/.test(path),
)

test.for([['reviewer', 1234] as const, ['admin', 1345] as const])(
  'no call shows the first decision to the %s who checks it blind',
  async ([role, coins], { world, given, api, app }) => {
    const { database } = world
    await database.pool.query('update setting set blind_check_percent = 100')
    // Others have coins too, so that no sum is what counted.
    await given.invoice({ member: await given.member({ type: 'attendant' }), status: 'counted' })
    const member = await given.member({ type: 'attendant', name: 'Bia Lopes', coins: 7 })
    const { id, number } = await given.invoice({ member })
    // Of the first decision alone: who made it, their note, what counted, what the member was told.
    const [name, note] = [`Zuleica ${role}`, `segredo ${role}`]
    const told = `Nota ${number} aprovada: +${coins.toLocaleString('pt-BR')}`
    const signs = [name, note, String(coins), told]
    const [row] = await database.db
      .selectFrom('invoice_row')
      .select('id')
      .where('invoice_id', '=', id)
      .execute()
    await api.as(await given.staff({ name })).call(approveInvoice, {
      id,
      version: 1,
      internal_note: note,
      rows: [{ id: row?.id ?? '', counted_cents: coins * 100 }],
    })
    await takeEffect(world)
    const shownTo = async ({ token }: { token: string }) => {
      const shown: string[] = []
      for (const { path } of reads)
        for (const subject of path.includes(':') ? [id, member.id] : ['']) {
          const { statusCode, payload } = await app.inject({
            url: `/api${path.replace(/:\w+/g, subject)}`,
            headers: { authorization: `Bearer ${token}` },
          })
          if (statusCode === 200)
            shown.push(...signs.filter((sign) => payload.includes(sign)).map((sign) => `${path}: ${sign}`))
        }
      return shown
    }
    const checker = await given.staff({ role, name: 'Davi' })
    expect(await api.as(checker).call(officeInvoice, { id })).toMatchObject({
      status: 'received',
      barred: 'blind_check',
      decision: null,
    })
    expect((await api.as(checker).call(memberInvoices, { id: member.id })).items).toMatchObject([
      { status: 'received', coins: null },
    ])
    expect(await shownTo(checker)).toEqual([])
    await api.as(checker).call(checkBlind, { id, decision: 'approve' })
    const afterwards = await shownTo(checker)
    for (const sign of signs)
      expect(
        afterwards.some((one) => one.endsWith(sign)),
        sign,
      ).toBe(true)
  },
)
