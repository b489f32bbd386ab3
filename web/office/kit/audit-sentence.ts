import type { AuditEntry } from '#contract/audit.ts'
import { useAuditWords } from './audit-words.ts'

/** An entry as one sentence: who, and what they did to whom. */
export function useSentence({ actor, action, subject, before }: AuditEntry) {
  const { audit } = useAuditWords()
  // Whoever comes in is nobody until then, and the entry is about them.
  const isOwn = subject !== null && (subject.id === actor.id || actor.kind === 'nobody')
  // The trail outlives the program: it may tell of calls that are no more.
  const ofInvoice = (audit.ofInvoice as Sentences<(number: string) => string>)[action]
  const whom = isOwn ? '' : (subject?.name ?? (ofInvoice ? audit.gone : ''))
  const nobody = (isOwn && subject.name) || audit.nobody
  const what = ofInvoice?.(numberIn(before)) ?? (audit.actions as Sentences<string>)[action] ?? audit.noLonger
  return {
    who: actor.kind === 'nobody' ? nobody : (actor.name ?? audit.gone),
    what: [what, whom].filter(Boolean).join(' '),
  }
}

type Sentences<Sentence> = Readonly<Record<string, Sentence | undefined>>

function numberIn(facts: unknown): string {
  return typeof facts === 'object' && facts !== null && 'number' in facts ? String(facts.number) : '–'
}
