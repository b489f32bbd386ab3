import type { Finding } from './document-findings.ts'
import type { DocumentReading } from './document-reading.ts'

/** What is to be known of a file before its figures: how much of it was read, and what one does not see of it. */
export function fileFindings({ facts }: DocumentReading): Finding[] {
  const { papers, pages, hiddenText, hasScript } = facts
  return [
    ...(papers ? [{ code: 'several_papers', facts: { keys: papers } } as const] : []),
    ...(pages ? [{ code: 'pages_unread', facts: pages } as const] : []),
    ...(hiddenText ? [{ code: 'hidden_text', facts: { text: hiddenText } } as const] : []),
    ...(hasScript ? [{ code: 'has_script', facts: {} } as const] : []),
  ]
}

/** Enough words to tell that something else was photographed, and not a paper out of focus. */
const someWords = 40

/** A menu, a foreign receipt, half a paper: there are words, and none that only an invoice has. */
export function showsNoInvoice({ access_key, number, issuer, text = '', facts }: DocumentReading): boolean {
  if (facts.failure) return facts.failure === 'silent' && text.length > someWords
  return !access_key && !number && !issuer?.id
}
