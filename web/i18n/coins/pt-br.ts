import { plural } from '#web/i18n/plural.ts'

const coins = (count: number) => plural('pt-BR', count, { one: 'moeda', other: 'moedas' })

export const ptBr = {
  pockets: {
    invoices: (count: number, day: string) =>
      `${count} ${plural('pt-BR', count, { one: 'nota', other: 'notas' })}, até ${day}`,
    on: (day: string) => `em ${day}`,
    from: (day: string) => `a partir de ${day}`,
  },
  statement: {
    title: 'Extrato',
    back: 'Início',
    coins,
    loading: 'Carregando...',
    views: 'Ver',
    available: 'Disponíveis',
    pending: 'Em análise',
    expiring: 'A expirar',
    expiry: (figure: string, count: number, day: string) =>
      `${figure} ${plural('pt-BR', count, { one: 'moeda vence', other: 'moedas vencem' })} em ${day}.`,
    expiryText: 'Elas saem primeiro em qualquer resgate.',
    expiries: 'Próximos vencimentos',
    expiriesText: 'Cada crédito tem o seu prazo. As moedas que vencem antes saem primeiro.',
    expiresOn: (day: string) => `Vencem em ${day}`,
    noExpiries: 'Nada a vencer',
    noExpiriesText: 'As moedas que você ganhar aparecem aqui com a data de vencimento.',
    debt: (figure: string, count: number) =>
      `Há ${figure} ${plural('pt-BR', count, { one: 'moeda', other: 'moedas' })} a acertar.`,
    debtText:
      'Uma nota foi estornada depois de as moedas serem usadas. Os próximos créditos acertam primeiro.',
    pendingInvoices: 'Notas em análise',
    invoice: (number: string) => `Nota ${number}`,
    until: (day: string) => `Moedas até ${day}`,
    toMend: 'Precisa de outra foto',
    noPending: 'Nada em análise',
    noPendingText:
      'As notas enviadas ficam aqui até a decisão. As moedas de uma recomendação entram com a nota da compra.',
    pendingFailed: 'Não deu para buscar as notas em análise.',
    empty: 'Nenhum movimento ainda',
    emptyText: 'As moedas que você ganhar aparecem aqui.',
    failed: 'Não deu para buscar o extrato.',
    failedSafe: 'Suas moedas estão guardadas.',
    earlier: 'Ver meses anteriores',
    balance: 'Saldo',
    owed: (figure: string) => `a acertar: ${figure}`,
    howCounted: 'Como foi contado',
    openInvoice: 'Abrir a nota',
    openRedemption: 'Abrir o resgate',
    share: (percent: string, figure: string, count: number) => `${percent}% de ${figure} ${coins(count)}`,
    capped: 'limite do mês',
    openRecommendations: 'Ver minhas recomendações',
    kinds: {
      invoice_credit: (number: string) => `Nota ${number} aprovada`,
      invoice_reversal: (number: string) => `Nota ${number} estornada`,
      challenge_bonus: (title: string) => `Desafio “${title}”`,
      challenge_reversal: (title: string) => `Bônus estornado: “${title}”`,
      recommendation_credit: (title: string) => `Recomendação que virou compra: ${title}`,
      recommendation_reversal: (title: string) => `Recomendação desfeita: ${title}`,
      joining_credit: (number: string) => `Código de recomendação na nota ${number}`,
      joining_reversal: (number: string) => `Código de recomendação desfeito: nota ${number}`,
      import_credit: () => 'Saldo do programa anterior',
      adjustment: () => 'Ajuste da equipe',
      adjustment_reversal: () => 'Ajuste desfeito',
      redemption: (title: string) => `Resgate: ${title}`,
      redemption_refund: (title: string) => `Resgate cancelado: ${title}`,
      expiry: () => 'Moedas vencidas',
      write_off: () => 'Baixa de moedas',
    },
    reasons: {
      invoice: (value: string, count: number) =>
        `${value} em ${count} ${plural('pt-BR', count, { one: 'produto', other: 'produtos' })}`,
      challenge_bonus: 'bônus, creditado uma vez',
      challenge_reversal: 'a nota que contava foi estornada',
      recommendation_credit: 'o cliente comprou com o seu código',
      recommendation_reversal: 'a compra do cliente foi desfeita',
      joining_credit: 'o cliente mostrou o código na loja',
      joining_reversal: 'a nota foi estornada',
      import_credit: 'trazido para este programa',
      adjustment_reversal: 'a equipe desfez o ajuste',
      redemption: 'prêmio da loja',
      redemption_refund: 'as moedas voltaram com o vencimento que tinham',
      write_off: 'a conta foi encerrada',
    },
    said: (words: string) => `“${words}”`,
    expiredOn: (day: string) => `valiam até ${day}`,
  },
}

export type CoinsWords = typeof ptBr
