import { plural } from '#web/i18n/plural.ts'

const coins = (count: number) => plural('pt-BR', count, { one: 'moeda', other: 'moedas' })

export const ptBr = {
  ranking: {
    title: 'Ranking',
    month: 'Mês',
    intro: (month: string) => `Moedas ganhas no mês. Recomeça em 1º de ${month}.`,
    introFinal: 'Moedas ganhas no mês.',
    final: 'Resultado final',
    podium: 'Três primeiros',
    place: (position: string) => `${position}º`,
    position: 'Posição',
    name: 'Nome',
    coinsHead: 'Moedas',
    coins,
    you: '(você)',
    toPass: (figure: string, count: number, name: string) => `${figure} ${coins(count)} para passar ${name}`,
    toPassText: (day: string) => `O mês fecha em ${day}.`,
    leading: 'Você está em primeiro lugar',
    notYet: (month: string) => `Você ainda não ganhou moedas em ${month}.`,
    notThen: (month: string) => `Você não ganhou moedas em ${month}.`,
    showPlaces: (from: string, to: string, apart: number) =>
      apart === 0 ? `Ver posição ${from}` : `Ver posições ${from} ${apart === 1 ? 'e' : 'a'} ${to}`,
    between: 'Outras pessoas entre estas posições',
    show: 'Aparecer no ranking',
    showText: (name: string) => `Os outros veem só “${name}” e suas moedas do mês.`,
    showTextUnnamed: 'Os outros veem só o seu primeiro nome, uma inicial e suas moedas do mês.',
    hidden: 'Você está fora da lista. Suas moedas continuam contando.',
    hideFailed: 'Não deu para mudar agora. Nada mudou.',
    prize: 'Prêmio do mês',
    authorisation: (number: string) => `Autorização ${number}.`,
    none: 'Ninguém na lista ainda',
    noneText: 'As primeiras moedas do mês aparecem aqui.',
    noneThenText: 'Ninguém ganhou moedas neste mês.',
    notFound: 'Não há ranking deste mês',
    notFoundText: 'Escolha um dos meses da lista.',
    toCurrent: 'Ver o mês atual',
    loading: 'Carregando...',
    failed: 'Não deu para buscar o ranking.',
    failedSafe: 'Suas moedas estão contadas.',
  },
  rankingCard: {
    mine: (position: string, month: string) => `${position}º em ${month}`,
    first: 'Ninguém ganhou mais moedas no mês.',
    month: (month: string) => `Ranking de ${month}`,
    look: 'Veja quem mais ganhou moedas no mês.',
  },
}

export type RankingWords = typeof ptBr
