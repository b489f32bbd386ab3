import { plural } from '#web/i18n/plural.ts'

const coins = (count: number) => plural('pt-BR', count, { one: 'moeda', other: 'moedas' })
const missing = (figure: string, count: number) =>
  `${plural('pt-BR', count, { one: 'Falta', other: 'Faltam' })} ${figure}`
const ifApproved = (pending: string, count: number) =>
  plural('pt-BR', count, {
    one: 'Se a moeda em análise for aprovada',
    other: `Se as ${pending} em análise forem aprovadas`,
  })

export const ptBr = {
  store: {
    title: 'Loja',
    balance: 'Seu saldo',
    loading: 'Carregando...',
    errorFetchingItems: 'Erro ao buscar os prêmios.',
    errorSafe: 'Nada se perdeu. Espere um pouco e tente de novo.',
    coins,
    missing,
    missingCoins: (figure: string, count: number) => `${missing(figure, count)} ${coins(count)}`,
    available: 'Você já pode resgatar',
    almost: 'Quase lá',
    fresh: 'Novidades',
    saving: 'Continue juntando',
    unavailable: 'Fora da prateleira agora',
    count: (count: number) => plural('pt-BR', count, { one: 'prêmio', other: 'prêmios' }),
    empty: 'A loja está sendo abastecida',
    emptyText: 'Os prêmios aparecem aqui assim que chegam.',
  },
  prizeSection: {
    title: 'Prêmios para você',
    intro: 'Comece pelos que o seu saldo já alcança.',
    introVerification: 'Os resgates abrem depois da verificação do seu cadastro.',
    previous: 'Prêmios anteriores',
    next: 'Próximos prêmios',
    seeAll: 'Ver a loja toda',
  },
  prizeCard: {
    redeem: 'Resgatar',
    soldOut: 'Esgotado',
    limitReached: 'Limite atingido',
    afterVerification: 'Após a verificação',
    left: (figure: string, count: number) =>
      `${plural('pt-BR', count, { one: 'Resta', other: 'Restam' })} ${figure}`,
    watch: 'Avise-me quando voltar',
    watchOn: (title: string) => `Avisamos você quando voltar: ${title}.`,
    watchOff: (title: string) => `Aviso desligado: ${title}.`,
    failed: 'Erro ao enviar os dados. Por favor, tente novamente.',
    grand: 'Grande prêmio',
    seeGrand: 'Ver o prêmio',
  },
  storeFilters: {
    categories: 'Categorias',
    all: 'Todos',
    search: 'Buscar prêmio',
    sort: 'Ordenar',
    order: { shelf: 'Destaques', cheapest: 'Menor preço', dearest: 'Maior preço' },
    nothing: 'Nenhum prêmio com esse filtro',
    nothingText: 'Tente outra palavra ou outra categoria.',
    clear: 'Limpar filtros',
  },
  goals: {
    set: 'Definir como meta',
    unset: 'Tirar a meta',
    yours: 'Sua meta',
    named: (title: string) => `Sua meta: ${title}`,
    reached: 'Dá para resgatar agora',
    flag: 'A bandeira marca a sua meta. O preço dela não muda por 30 dias.',
    flagKept: (title: string, day: string) => `Sua meta é ${title}. O preço dela não muda até ${day}.`,
    kept: (day: string) => `O preço não muda até ${day}.`,
    explained: 'O preço da sua meta não muda por 30 dias.',
    chosen: (title: string, day: string) => `Meta definida: ${title}. O preço não muda até ${day}.`,
    dropped: 'Meta retirada.',
    missingThen: (pending: string, pendingCount: number, figure: string, count: number) =>
      `${ifApproved(pending, pendingCount)}, ${missing(figure, count).toLowerCase()}.`,
    reachedThen: (pending: string, pendingCount: number) =>
      `${ifApproved(pending, pendingCount)}, dá para resgatar.`,
    none: 'Escolha a sua meta',
    noneText: 'Marque um prêmio com a bandeira e veja aqui quanto falta.',
    choose: 'Escolher na loja',
    goesOn: 'Sua meta continua',
    pendingCounts: (figure: string, count: number) =>
      plural('pt-BR', count, {
        one: '1 moeda em análise já conta para ela se for aprovada.',
        other: `${figure} moedas em análise já contam para ela se forem aprovadas.`,
      }),
    line: (title: string, missing: string) => `${title}: ${missing.toLowerCase()}`,
    headings: {
      begun: 'Sua meta começou',
      onTheWay: 'Você está no caminho',
      near: 'Falta pouco para a sua meta',
      opening: 'Sua meta está quase liberada',
      reached: 'Dá para resgatar a sua meta',
    },
  },
  prizeDetail: {
    back: 'Loja',
    pictures: (title: string) => `Fotos: ${title}`,
    previous: 'Foto anterior',
    next: 'Próxima foto',
    stock: 'Estoque',
    inStock: 'Disponível',
    limit: 'Limite por pessoa',
    limitUsed: (times: string, limit: string) => `${times} de ${limit} já resgatados`,
    arrives: 'Chega até',
    topUpBy: 'Recarga até',
    callBy: 'Alguém liga até',
    atOnce: 'Na hora, como código',
    includes: 'O que inclui',
    how: 'Como chega',
    about: 'Sobre o prêmio',
    notFound: 'Este prêmio não está na loja',
    notFoundText: 'Ele pode ter saído de linha. Veja os outros.',
    toStore: 'Ver a loja',
    limitText: 'Você já resgatou este prêmio o número de vezes permitido.',
    soldOutText: 'Este prêmio esgotou. Peça para ser avisado quando voltar.',
  },
}

export type StoreWords = typeof ptBr
