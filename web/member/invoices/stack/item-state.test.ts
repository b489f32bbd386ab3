import { expect, test } from 'vitest'
import type { StackItem } from '#web/member/invoices/device/stack.ts'
import { type Draft, emptyDraft } from '#web/member/invoices/draft.ts'
import { isToSend, stateOf } from './item-state.ts'
import { takenOf } from './taken-files.ts'

const whole: Draft = {
  number: '12',
  rows: [{ id: '1', productId: 'a', value: 'R$ 5,00' }],
  stacked: { isRead: 'whole' },
}

let made = 0

function item(draft: Partial<Draft> = {}): StackItem {
  made += 1
  const name = `nota-${made}.xml`
  return { name, draft: { ...whole, ...draft }, file: new File(['x'], name, { type: 'text/xml' }) }
}

const alone = (draft: Partial<Draft>) => {
  const one = item(draft)
  return stateOf(one, [one])
}

test('an invoice is ready when all is there, and says by name what is not', () => {
  expect(alone({})).toEqual({ is: 'ready' })
  expect(alone({ stacked: {} })).toEqual({ is: 'reading' })
  expect(alone({ ...emptyDraft() })).toMatchObject({ is: 'incomplete', needs: ['number', 'product'] })
  const zero = [{ id: '1', productId: 'a', value: '' }]
  expect(alone({ rows: zero })).toMatchObject({ needs: ['value'] })
  expect(alone({ rows: zero, stacked: { isRead: 'whole', isZeroMeant: true } })).toEqual({ is: 'ready' })
  const coded = [{ id: '1', productId: 'a', value: 'R$ 5,00', recommendation: 'ABCD' }]
  expect(alone({ rows: coded })).toMatchObject({ needs: ['code'] })
})

test('what was refused is told and may be tried again; what was sent before may not', () => {
  const refused = alone({ stacked: { isRead: 'whole', refusal: 'Espere' } })
  expect(refused).toEqual({ is: 'refused', reason: 'Espere' })
  expect(isToSend(refused)).toBe(true)
  const known = alone({ stacked: { isRead: 'whole', known: { state: 'used', invoiceId: null } } })
  expect(known).toEqual({ is: 'known', by: 'used', invoiceId: null })
  expect(isToSend(known)).toBe(false)
})

test('the second of the same invoice is repeated: by its key, its paper or its file', () => {
  const first = item({ accessKey: '1' })
  const unread = item({ number: '' })
  const copies = [
    [first, item({ accessKey: '1', number: '99' })],
    [item({ issuer: 'Sul' }), item({ issuer: 'Sul' })],
    [unread, { ...item({ number: '' }), file: unread.file }],
  ] as const
  for (const [one, other] of copies) {
    expect(stateOf(one, [one, other]).is).not.toBe('repeated')
    expect(stateOf(other, [one, other])).toMatchObject({ is: 'repeated', number: one.draft.number })
  }
  const others = [item({ accessKey: '2' }), item({ issuer: 'Norte' }), item({ number: '13', issuer: 'Sul' })]
  for (const other of others) expect(stateOf(other, [first, other])).toEqual({ is: 'ready' })
})

test('files of another kind, too large, or beyond the room are left out by name or number', async () => {
  const files = [
    new File(['x'], 'a.xml', { type: 'text/xml' }),
    new File(['x'], 'b.txt', { type: 'text/plain' }),
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'c.pdf', { type: 'application/pdf' }),
    new File(['x'], 'd.pdf', { type: 'application/pdf' }),
  ]
  const { taken, left } = await takenOf(files, 1)
  expect(taken.map(({ name }) => name)).toEqual(['a.xml'])
  expect(left).toEqual({ wrongKind: ['b.txt'], tooLarge: ['c.pdf'], beyond: 1 })
  expect((await takenOf(files, 0)).left.beyond).toBe(2)
})
