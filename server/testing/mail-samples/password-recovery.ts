import type { Language } from '#contract/languages.ts'
import { recoveryMail } from '#server/sessions/recovery-mail.ts'

export function passwordRecovery(language: Language) {
  return recoveryMail({
    language,
    name: 'Camila Nogueira',
    askedAt: Temporal.Instant.from('2026-11-12T10:42:00-03:00'),
    token: 'NOPnfp4mQ9tZ-7Lw2KcX0aVb8RfEU3hJd1sGy6TqWxk',
    publicUrl: 'https://petisco.example',
  })
}
