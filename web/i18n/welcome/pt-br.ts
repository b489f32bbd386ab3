import { plural } from '#web/i18n/plural.ts'

const coins = (figure: string, count: number) =>
  `${figure} ${plural('pt-BR', count, { one: 'moeda', other: 'moedas' })}`

export const ptBr = {
  firstDay: {
    title: 'Seus primeiros passos',
    doneTitle: 'Primeiros passos feitos',
    progress: (done: string, all: string) => `${done} de ${all}`,
    states: { done: 'feito', open: 'falta' },
    address: 'Diga onde entregar',
    addressNote: 'O endereço para onde vão os seus prêmios.',
    addressDone: 'Endereço completo.',
    invoice: 'Envie a primeira nota',
    invoiceNote: 'Uma foto basta: lemos os produtos para você.',
    invoiceDone: 'Primeira nota enviada.',
    recommendation: 'Faça a primeira recomendação',
    recommendationNote: 'Calcule a porção e mande pelo WhatsApp.',
    recommendationDone: 'Primeira recomendação feita.',
    goal: 'Escolha uma meta',
    goalNote: 'Marque na loja o prêmio que você quer.',
    goalDone: 'Meta escolhida.',
    bonus: {
      invoice: (figure: string, count: number) =>
        `${coins(figure, count)} de boas-vindas com os três passos feitos e uma nota aprovada.`,
      recommendation: (figure: string, count: number) =>
        `${coins(figure, count)} de boas-vindas com os três passos feitos e uma recomendação comprada.`,
    },
    waiting: {
      invoice: (figure: string, count: number) =>
        `${coins(figure, count)} de boas-vindas ${count === 1 ? 'cai' : 'caem'} assim que uma nota sua for aprovada.`,
      recommendation: (figure: string, count: number) =>
        `${coins(figure, count)} de boas-vindas ${count === 1 ? 'cai' : 'caem'} assim que um cliente comprar com o seu código.`,
    },
  },
}

export type WelcomeWords = typeof ptBr
