import { readFileSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'
import { redemptionMail } from '#server/redemptions/redemption-mail.ts'

const picture = new URL('prize.png', import.meta.url)
const titles = { 'pt-BR': 'Fone sem fio', es: 'Auriculares inalámbricos', en: 'Wireless headphones' }

export function prizeShipped(language: Language) {
  return redemptionMail({
    id: '0195f3a2-0000-7000-8000-000000000003',
    language,
    name: 'Ana Souza',
    kind: 'parcel',
    step: 'shipped',
    note: null,
    path: [
      { step: 'requested', at: '2026-11-09T14:10:00Z' },
      { step: 'preparing', at: '2026-11-10T13:00:00Z' },
      { step: 'shipped', at: '2026-11-12T18:20:00Z' },
    ],
    picture: { name: 'prize.png', content: readFileSync(picture) },
    phone: null,
    title: titles[language],
    code: 'R-20418',
    price: 4200,
    deliver_by: '2026-11-24',
    address: {
      cep: '97010000',
      state: 'Rio Grande do Sul',
      city: 'Santa Maria',
      neighborhood: 'Centro',
      address: 'Rua das Acácias',
      number: '55',
      complement: null,
      country: 'Brasil',
    },
    carrier: 'Correios',
    tracking_code: 'QB118204471BR',
    tracking_link: 'https://rastreio.example/QB118204471BR',
    reason: null,
    publicUrl: 'https://petisco.example',
  })
}
