import type { AuditEntry } from '#contract/audit.ts'
import { useAuditWords } from './audit-words.ts'

/** An entry as one sentence in two parts: who, and what they did to whom. A call without words of its own is told as it is. */
export function useSentence({ actor, action, subject }: AuditEntry) {
  const { audit } = useAuditWords()
  // Whoever comes in is nobody until then, and the entry is about them.
  const isOwn = subject !== null && (subject.id === actor.id || actor.kind === 'nobody')
  const whom = isOwn ? '' : (subject?.name ?? '')
  const nobody = (isOwn && subject.name) || audit.nobody
  return {
    who: actor.kind === 'nobody' ? nobody : (actor.name ?? audit.gone),
    what: [audit.actions[action] ?? action, whom].filter(Boolean).join(' '),
  }
}
