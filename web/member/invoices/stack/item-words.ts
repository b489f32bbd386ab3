import { centsOf } from '#domain/cents.ts'
import type { StackItem } from '#web/member/invoices/device/stack.ts'
import type { Draft } from '#web/member/invoices/draft.ts'
import { kindOfFile } from '#web/member/invoices/reading/kind-of-file.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { useStackWords } from '#web/member/invoices/stack-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.ts'
import { toAmount } from '#web/ui/amount.ts'
import type { ItemState } from './item-state.ts'

/** What an invoice of the stack is called, what was found in it, and what is to be said of it. */
export function useItemWords({ draft, file }: StackItem, state: ItemState) {
  const stack = useStackWords()
  const { invoices } = useSentInvoicesWords()
  const { money, time } = useFormat()
  const takenAt = draft.stacked?.takenAt
  const fileName = takenAt ? stack.takenAt(time(new Date(takenAt))) : file.name
  const found = draft.rows.filter(({ productId }) => productId).length
  const total = totalOf(draft)
  const about = [draft.issuer, total > 0 && money(total), found > 0 && invoices.products(found)]
  return {
    title: draft.number ? invoices.invoice(draft.number) : fileName,
    about: about.filter(Boolean).join(' · '),
    note: useNote(draft, state, kindOfFile(file) === 'xml'),
  }
}

function useNote({ reading, stacked, issuer }: Draft, state: ItemState, isXml: boolean): string | undefined {
  const { reading: words, camera } = useInvoicesWords()
  const stack = useStackWords()
  const list = new Intl.ListFormat(useLanguage())
  switch (state.is) {
    case 'incomplete': {
      const needs = stack.missing(list.format(state.needs.map((need) => stack.needs[need])))
      const trouble = reading?.trouble
      const unread = isXml && !issuer ? stack.foreignXml : trouble && stack.unread
      const spoilt = (trouble === 'test_document' || trouble === 'several_papers') && words.trouble[trouble]
      return [state.reason || spoilt || unread, needs].filter(Boolean).join(' ')
    }
    case 'repeated':
      return stack.repeatedText(state.number)
    case 'known':
      return state.by === 'yours' ? words.yours : words.used
    case 'refused':
      return state.reason || stack.refusedText
    case 'ready':
      return stacked?.fault && camera.faults[stacked.fault]
    case 'reading':
      return undefined
  }
}

function totalOf({ reading, rows }: Draft): number {
  return reading?.total_cents ?? rows.reduce((sum, { value }) => sum + (centsOf(toAmount(value)) ?? 0), 0)
}
