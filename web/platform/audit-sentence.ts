import type { AuditEntry } from '#contract/audit.ts'
import { useAuditWords } from './audit-words.ts'

/** An entry as one sentence in two parts: who, and what they did to whom. A call without words of its own is told as it is. */
export function useSentence({ actor, action, subject, before }: AuditEntry) {
  const { audit } = useAuditWords()
  // Whoever comes in is nobody until then, and the entry is about them.
  const isOwn = subject !== null && (subject.id === actor.id || actor.kind === 'nobody')
  const ofInvoice = audit.ofInvoice[action]
  const whom = isOwn ? '' : (subject?.name ?? (ofInvoice ? audit.gone : ''))
  const nobody = (isOwn && subject.name) || audit.nobody
  const what = ofInvoice?.(numberIn(before)) ?? audit.actions[action] ?? action
  return {
    who: actor.kind === 'nobody' ? nobody : (actor.name ?? audit.gone),
    what: [what, whom].filter(Boolean).join(' '),
  }
}

function numberIn(facts: unknown): string {
  return typeof facts === 'object' && facts !== null && 'number' in facts ? String(facts.number) : '–'
}
