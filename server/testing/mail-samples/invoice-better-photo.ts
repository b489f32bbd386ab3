import { readFileSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'
import { betterPhotoMail, rejectedMail } from '#server/invoices/mails/refused-mails.ts'

const invoice = {
  name: 'Caio Teles',
  number: '1244',
  invoiceId: '01999999-0000-7000-8000-000000000000',
  publicUrl: 'https://petisco.example',
}
const photo = readFileSync(new URL('photo-crop.png', import.meta.url))

const dateMissing = {
  'pt-BR': 'A data da nota não aparece na foto.',
  es: 'La fecha de la factura no se ve en la foto.',
  en: 'The date of the invoice cannot be seen in the photo.',
}

export function invoiceBetterPhoto(language: Language) {
  return betterPhotoMail({ ...invoice, language, reason: dateMissing[language], photo })
}

const used = {
  'pt-BR': 'Esta nota já foi usada no programa. Cada nota vale uma vez.',
  es: 'Esta factura ya se usó en el programa. Cada factura vale una vez.',
  en: 'This invoice has been used in the programme before. Each invoice counts once.',
}

export function invoiceRejected(language: Language) {
  return rejectedMail({ ...invoice, language, reason: used[language], canAskAgain: true })
}
