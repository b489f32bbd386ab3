import type { Language } from '#contract/languages.ts'
import { emailAskedMail, emailChangedMail, emailLinkMail } from '#server/sessions/email-change/mails.ts'
import { welcomeMail } from '#server/sessions/email-change/welcome.ts'
import { passwordChangedMail } from '#server/sessions/password-changed.ts'
import { phoneProvedMail } from '#server/sessions/phone/phone-proved.ts'

const person = { name: 'Camila Nogueira', publicUrl: 'https://petisco.example' }
const at = Temporal.Instant.from('2026-11-12T10:42:00-03:00')
const newEmail = 'camila.nogueira@clinica.example'
const device = 'Chrome · Android'

export function emailLink(language: Language) {
  const token = 'NOPnfp4mQ9tZ-7Lw2KcX0aVb8RfEU3hJd1sGy6TqWxk'
  return emailLinkMail({ ...person, language, askedAt: at, token })
}

export function welcome(language: Language) {
  return welcomeMail({ ...person, language, token: 'NOPnfp4mQ9tZ-7Lw2KcX0aVb8RfEU3hJd1sGy6TqWxk' })
}

export function emailAsked(language: Language) {
  return emailAskedMail({ ...person, language, newEmail, device, at })
}

export function emailChanged(language: Language) {
  return emailChangedMail({ ...person, language, newEmail, at })
}

export function phoneProved(language: Language) {
  return phoneProvedMail({ ...person, language, lastDigits: '4321', at })
}

export function passwordChanged(language: Language) {
  return passwordChangedMail({ ...person, language, device, at })
}
