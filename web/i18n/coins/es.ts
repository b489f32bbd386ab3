import { plural } from '#web/i18n/plural.ts'
import type { CoinsWords } from './pt-br.ts'

const coins = (count: number) => plural('es', count, { one: 'moneda', other: 'monedas' })

export const es: CoinsWords = {
  pockets: {
    invoices: (count, day) =>
      `${count} ${plural('es', count, { one: 'factura', other: 'facturas' })}, hasta ${day}`,
    on: (day) => `el ${day}`,
    from: (day) => `desde el ${day}`,
  },
  statement: {
    title: 'Extracto',
    back: 'Inicio',
    coins,
    loading: 'Cargando...',
    views: 'Ver',
    available: 'Disponibles',
    pending: 'En revisión',
    expiring: 'Por vencer',
    expiry: (figure, count, day) =>
      `${figure} ${plural('es', count, { one: 'moneda vence', other: 'monedas vencen' })} el ${day}.`,
    expiryText: 'Son las primeras que se usan en cualquier canje.',
    expiries: 'Próximos vencimientos',
    expiriesText: 'Cada crédito tiene su plazo. Las monedas que vencen antes salen primero.',
    expiresOn: (day) => `Vencen el ${day}`,
    noExpiries: 'Nada por vencer',
    noExpiriesText: 'Las monedas que ganes aparecen aquí con su fecha de vencimiento.',
    debt: (figure, count) =>
      `Hay ${figure} ${plural('es', count, { one: 'moneda', other: 'monedas' })} por saldar.`,
    debtText: 'Una factura se revirtió después de usar las monedas. Los próximos créditos la saldan primero.',
    pendingInvoices: 'Facturas en revisión',
    invoice: (number) => `Factura ${number}`,
    until: (day) => `Monedas a más tardar el ${day}`,
    toMend: 'Necesita otra foto',
    noPending: 'Nada en revisión',
    noPendingText:
      'Las facturas enviadas quedan aquí hasta la decisión. Las monedas de una recomendación llegan con la factura de la compra.',
    pendingFailed: 'No pudimos traer las facturas en revisión.',
    empty: 'Ningún movimiento todavía',
    emptyText: 'Las monedas que ganes aparecen aquí.',
    failed: 'No pudimos traer el extracto.',
    failedSafe: 'Tus monedas están guardadas.',
    earlier: 'Ver meses anteriores',
    balance: 'Saldo',
    owed: (figure) => `por saldar: ${figure}`,
    howCounted: 'Cómo se contó',
    openInvoice: 'Abrir la factura',
    share: (percent, figure, count) => `${percent}% de ${figure} ${coins(count)}`,
    capped: 'límite del mes',
    openRecommendations: 'Ver mis recomendaciones',
    kinds: {
      invoice_credit: (number) => `Factura ${number} aprobada`,
      invoice_reversal: (number) => `Factura ${number} revertida`,
      challenge_bonus: (title) => `Desafío “${title}”`,
      challenge_reversal: (title) => `Bono revertido: “${title}”`,
      recommendation_credit: (title) => `Recomendación que se vendió: ${title}`,
      recommendation_reversal: (title) => `Recomendación anulada: ${title}`,
      joining_credit: (number) => `Código de recomendación en la factura ${number}`,
      joining_reversal: (number) => `Código de recomendación anulado: factura ${number}`,
      import_credit: () => 'Saldo del programa anterior',
      adjustment: () => 'Ajuste del equipo',
      adjustment_reversal: () => 'Ajuste deshecho',
      redemption: (title) => `Canje: ${title}`,
      redemption_refund: (title) => `Canje cancelado: ${title}`,
      expiry: () => 'Monedas vencidas',
      write_off: () => 'Baja de monedas',
    },
    expiredOn: (day) => `valían hasta el ${day}`,
  },
}
