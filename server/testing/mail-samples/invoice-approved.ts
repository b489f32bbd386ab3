import type { Language } from '#contract/languages.ts'
import { amount, button, facts, note, progress } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'

const publicUrl = 'https://petisco.example'

export function invoiceApproved(language: Language) {
  const words = said[language]
  return {
    subject: words.subject,
    ...mailLayout({
      language,
      publicUrl,
      preheader: words.preheader,
      title: words.title,
      lead: words.lead,
      blocks: [
        amount({ amount: words.amount, detail: words.balance }),
        facts([
          { label: 'Vivaz Adulto 7 kg', detail: words.adult, value: '180' },
          { label: 'Vivaz Filhotes 3 kg', detail: words.puppy, value: '140' },
          { label: [{ strong: words.total }], value: '320' },
        ]),
        progress({ phrase: words.goal, share: 3250 / 4200 }),
        button({ label: words.action, url: `${publicUrl}/extrato` }),
        note(words.doubt),
      ],
      reason: words.reason,
    }),
  }
}

const said = {
  'pt-BR': {
    subject: 'Nota 1.198 aprovada: +320 moedas',
    title: 'Nota 1.198 aprovada',
    preheader: 'Seu saldo agora: 3.250 moedas.',
    lead: 'Camila, as moedas já estão no seu saldo.',
    amount: '+320 moedas',
    balance: 'Saldo: 3.250. Estas vencem em 04/11/2027.',
    adult: 'R$ 180,00 × 1,000',
    puppy: 'R$ 93,50 × 1,500',
    total: 'Total',
    goal: ['Faltam ', { strong: '950' }, ' para o Fone sem fio.'],
    action: 'Ver no extrato',
    doubt: 'Algum valor parece errado? Peça nova análise na página da nota.',
    reason: 'Você recebe este e-mail porque enviou a nota 1.198.',
  },
  es: {
    subject: 'Factura 1.198 aprobada: +320 monedas',
    title: 'Factura 1.198 aprobada',
    preheader: 'Tu saldo ahora: 3.250 monedas.',
    lead: 'Camila, las monedas ya están en tu saldo.',
    amount: '+320 monedas',
    balance: 'Saldo: 3.250. Estas vencen el 04/11/2027.',
    adult: 'R$ 180,00 × 1,000',
    puppy: 'R$ 93,50 × 1,500',
    total: 'Total',
    goal: ['Te faltan ', { strong: '950' }, ' para los auriculares inalámbricos.'],
    action: 'Ver en mis movimientos',
    doubt: '¿Algún valor parece equivocado? Pide otra revisión en la página de la factura.',
    reason: 'Recibes este correo porque enviaste la factura 1.198.',
  },
  en: {
    subject: 'Invoice 1,198 approved: +320 coins',
    title: 'Invoice 1,198 approved',
    preheader: 'Your balance is now 3,250 coins.',
    lead: 'Camila, the coins are in your balance.',
    amount: '+320 coins',
    balance: 'Balance: 3,250. These expire on 4 November 2027.',
    adult: 'R$180.00 × 1.000',
    puppy: 'R$93.50 × 1.500',
    total: 'Total',
    goal: [{ strong: '950' }, ' to go for the wireless headphones.'],
    action: 'See it in your statement',
    doubt: 'Does an amount look wrong? Ask for a new review on the invoice’s page.',
    reason: 'You are getting this e-mail because you sent invoice 1,198.',
  },
}
