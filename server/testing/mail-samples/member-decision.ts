import type { Language } from '#contract/languages.ts'
import { decisionMail } from '#server/members/decision-mail.ts'

const person = { name: 'Júlia Tavares Lins', publicUrl: 'https://petisco.example' }
const reason = 'O CRMV 8211/PE está no nome de outra pessoa.'

export function memberVerified(language: Language) {
  return decisionMail({ ...person, language, decision: 'verified', reason: '' })
}

export function memberRefused(language: Language) {
  return decisionMail({ ...person, language, decision: 'refused', reason })
}
