import { plural } from '#web/i18n/plural.ts'

const coins = (count: number) => plural('pt-BR', count, { one: 'moeda', other: 'moedas' })

export const ptBr = {
  recommendations: {
    title: 'Minhas recomendações',
    back: 'Perfil',
    filter: 'Filtrar por etapa',
    filters: {
      all: 'Todas',
      ending: 'Pacote acabando',
      sent: 'Enviadas',
      opened: 'Abertas',
      bought: 'Compradas',
    },
    more: 'Ver mais recomendações',
    loading: 'Carregando...',
    failed: 'Não deu para buscar as recomendações.',
    failedSafe: 'Os códigos continuam valendo, e as moedas creditadas estão no extrato.',
    empty: 'Nenhuma recomendação ainda',
    emptyText: 'Calcule a porção e mande pelo WhatsApp. Aqui você vê quando o cliente abre e quando compra.',
    start: 'Fazer uma recomendação',
    nothing: 'Nenhuma nesta etapa',
    nothingText: 'Veja as outras recomendações.',
    seeAll: 'Ver todas',
  },
  month: {
    title: 'Moedas neste mês',
    figure: (earned: string, cap: string) => `${earned} de ${cap}`,
    left: (left: string, count: number) =>
      `${plural('pt-BR', count, { one: 'Cabe', other: 'Cabem' })} mais ${left} ${coins(count)} neste mês.`,
    full: 'Limite do mês alcançado. As compras continuam contando para os desafios; as moedas voltam no mês que vem.',
    inAll: (earned: string, count: number) => `Desde o começo: ${earned} ${coins(count)}.`,
  },
  path: {
    label: 'Caminho',
    steps: {
      sent: 'Enviada',
      opened: 'Aberta',
      bought: 'Comprada',
      ending: 'Acabando',
      again: 'De novo',
    },
    states: { done: 'feito', now: 'agora', coming: 'ainda não', skipped: 'não foi preciso' },
    coins,
    erased: 'Cliente apagado',
    erasedText: 'O código continua valendo.',
    clientAndProduct: (pet: string, product: string) => `${pet} · ${product}`,
    purchases: 'Compras',
    purchase: (day: string, place: string) => `${day} em ${place}`,
    reversed: 'Desfeita',
    capped: 'Limite do mês',
    lasts: (day: string) => `O pacote deve durar até ${day}.`,
    ending: (day: string) => `O pacote acaba em ${day}.`,
    endingToday: 'O pacote acaba hoje.',
    ended: (day: string) => `O pacote deve ter acabado em ${day}.`,
    copy: (code: string) => `Copiar o código ${code}`,
    copied: 'Código copiado.',
    copyFailed: 'Não deu para copiar. Selecione o código e copie.',
    validUntil: (day: string, left: string, count: number) =>
      `Vale até ${day}, para mais ${left} ${plural('pt-BR', count, { one: 'compra', other: 'compras' })}`,
    usedUp: 'Código usado em todas as compras',
    expired: (day: string) => `Código vencido em ${day}`,
    remind: 'Lembrar do pacote',
    sendAgain: 'Mandar de novo',
    openPrescription: 'Abrir a prescrição',
  },
  latest: {
    title: 'Recomendar',
    earned: (earned: string, count: number) => `Suas recomendações já renderam ${earned} ${coins(count)}.`,
    nothingYet: 'Quando o cliente comprar com o seu código, as moedas são suas.',
    prescribe: 'Prescrever',
    list: 'Últimas recomendações',
  },
  earning: {
    title: 'Como ganhar',
    loading: 'Carregando...',
    failed: 'Não deu para buscar as suas recomendações.',
    failedSafe: 'Suas moedas estão guardadas.',
    recommend: 'Recomende',
    recommendFirst: 'Calcule a porção e mande pelo WhatsApp: cada recomendação leva um código.',
    sent: (figure: string, count: number) =>
      `${figure} ${plural('pt-BR', count, { one: 'enviada', other: 'enviadas' })}`,
    show: 'O cliente mostra o código na loja',
    showFirst: 'O atendente põe o código na nota da compra.',
    opened: (figure: string, count: number) =>
      `${figure} ${plural('pt-BR', count, { one: 'aberta, à espera da compra', other: 'abertas, à espera da compra' })}`,
    half: 'Você ganha metade das moedas',
    share: (percent: string) => `Você ganha ${percent}% das moedas`,
    earnFirst: 'A cada compra, mesmo quando ele comprar de novo.',
    bought: (figure: string, count: number) =>
      `${figure} ${plural('pt-BR', count, { one: 'comprada', other: 'compradas' })}`,
    boughtAgain: (figure: string, count: number) =>
      `${figure} ${plural('pt-BR', count, { one: 'comprou de novo', other: 'compraram de novo' })}`,
    ending: (count: number, figure: string) =>
      count === 1 ? '1 pacote acabando' : `${figure} pacotes acabando`,
    endingText: 'Mande um lembrete pelo WhatsApp.',
    start: 'Fazer a primeira recomendação',
    seeAll: 'Ver minhas recomendações',
  },
}

export type RecommendationsWords = typeof ptBr
