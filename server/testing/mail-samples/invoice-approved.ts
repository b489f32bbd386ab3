import type { Language } from '#contract/languages.ts'
import { countedMail } from '#server/invoices/mails/counted-mail.ts'
import { reversedMail } from '#server/invoices/mails/reversed-mail.ts'

const person = { name: 'Camila Nogueira', publicUrl: 'https://petisco.example' }

export function invoiceApproved(language: Language) {
  return countedMail({
    ...person,
    language,
    number: '1198',
    coins: 320,
    balance: 3250,
    expiresOn: '2027-11-04',
    opensAt: null,
    trace: [
      { title: 'Vivaz Adulto 7 kg', value_cents: 18_000, rate_thousandths: 1000, coins: 180 },
      { title: 'Vivaz Filhotes 3 kg', value_cents: 9350, rate_thousandths: 1500, coins: 140 },
    ],
    isMended: true,
  })
}

const returned = {
  'pt-BR': 'A compra desta nota foi devolvida.',
  es: 'La compra de esta factura fue devuelta.',
  en: 'The purchase on this invoice was returned.',
}

export function invoiceReversed(language: Language) {
  const reason = returned[language]
  return reversedMail({ ...person, language, number: '1131', coins: 240, balance: 0, debt: 60, reason })
}
