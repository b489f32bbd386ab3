import { plural } from '#web/i18n/plural.ts'

const coins = (count: number) => plural('pt-BR', count, { one: 'moeda', other: 'moedas' })
const bags = (count: number) => plural('pt-BR', count, { one: 'saco', other: 'sacos' })
const sales = (count: number) =>
  plural('pt-BR', count, { one: 'recomendação que virou compra', other: 'recomendações que viraram compra' })

export const ptBr = {
  challenges: {
    title: 'Desafios',
    previous: 'Desafios anteriores',
    next: 'Próximos desafios',
    loading: 'Carregando...',
    failed: 'Não deu para buscar os desafios.',
    failedSafe: 'O que você já fez está contado.',
    none: 'Nenhum desafio agora',
    noneText: 'Quando um começar, ele aparece aqui.',
    coins,
    endsOn: (day: string) => `Termina ${day}`,
    endsToday: (time: string) => `Termina hoje, às ${time}`,
    endsTomorrow: 'Termina amanhã',
    endedOn: (day: string) => `Terminou em ${day}`,
    startsOn: (day: string) => `Começa ${day}`,
    ofMoney: (target: string) => `de ${target}`,
    ofUnits: (target: string, count: number) => `de ${target} ${bags(count)}`,
    missingMoney: (missing: string) => `Faltam ${missing}`,
    missingUnits: (missing: string, count: number) =>
      `${plural('pt-BR', count, { one: 'Falta', other: 'Faltam' })} ${missing} ${bags(count)}`,
    ofSales: (target: string, count: number) => `de ${target} ${sales(count)}`,
    missingSales: (missing: string, count: number) =>
      `${plural('pt-BR', count, { one: 'Falta', other: 'Faltam' })} ${missing}`,
    reached: 'Concluído',
  },
  challenge: {
    screen: 'Desafio',
    back: 'Início',
    progress: 'Seu progresso',
    bonusText: 'Entra sozinho no saldo quando você chega à meta.',
    reachedOn: (day: string, bonus: string) => `Concluído em ${day}: ${bonus} no seu saldo.`,
    ended: 'Este desafio terminou.',
    endedMissed: 'A meta não foi alcançada a tempo.',
    window: (from: string, to: string) => `De ${from} a ${to}, no horário de Brasília.`,
    windowTitle: 'Quando',
    daysLeft: (figure: string, count: number) =>
      `${plural('pt-BR', count, { one: 'Falta', other: 'Faltam' })} ${figure} ${plural('pt-BR', count, { one: 'dia', other: 'dias' })}`,
    lastDay: 'É o último dia',
    counts: 'O que conta',
    countsAll: 'Todos os produtos do programa.',
    countsText: 'Valem as notas enviadas nesses dias, assim que forem aprovadas.',
    soldText: 'Valem as compras com um código seu em notas enviadas nesses dias, assim que forem aprovadas.',
    sendInvoice: 'Enviar nota',
    recommend: 'Fazer uma recomendação',
    toStore: 'Ver a loja',
    notFound: 'Este desafio não está disponível',
    notFoundText: 'Ele pode ter terminado. Veja os que estão abertos.',
    goHome: 'Ir para o início',
  },
}

export type ChallengeWords = typeof ptBr
