import type { OfficeInvoice } from '#contract/invoices-under-review.ts'
import { type Language, languages, type Texts } from '#contract/languages.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { standingDecision } from './queries.ts'

/** The heads of the mails that say no and not yet, in every language. */
export function headsOf(number: string): OfficeInvoice['told'] {
  return {
    reject: inEach((language) => textsIn(language).mails.invoice_rejected.title(number)),
    request_photo: inEach((language) => textsIn(language).mails.invoice_incomplete.title(number)),
  }
}

function inEach(say: (language: Language) => string): Texts {
  return Object.fromEntries(languages.map((language) => [language, say(language)])) as Texts
}

type Made = NonNullable<Awaited<ReturnType<typeof standingDecision>>>

export function decisionSeen(made: Made, language: Language, staffId: string): OfficeInvoice['decision'] {
  return {
    decision: made.decision,
    by: made.name,
    at: made.decided_at.toString(),
    coins: made.coins,
    reason: made.texts?.[language] ?? null,
    note: made.note,
    internal_note: made.internal_note,
    is_mine: made.staff_id === staffId,
    asked_second: made.askedSecond,
    takes_effect_at: made.carried_out_at ? null : made.takes_effect_at.toString(),
  }
}
