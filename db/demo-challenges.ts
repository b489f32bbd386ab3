import type { Texts } from '#contract/languages.ts'

type DemoChallenge = {
  /** A file in `demo/challenges`. */
  banner: string
  titles: Texts
  descriptions: Texts
  /** From so many days ago until in so many days. */
  days: readonly [number, number]
  goal?: { unit: 'cents' | 'units' | 'recommendations'; target: number; bonus: number; brand?: string }
}

/** In the team's order: one of who recommends, one that the attendant has reached, one under way, one that only tells, one that is over. */
export const demoChallenges: readonly DemoChallenge[] = [
  {
    banner: 'bags',
    titles: {
      'pt-BR': 'Cinco recomendações que viram compra',
      es: 'Cinco recomendaciones que se convierten en compra',
      en: 'Five recommendations that sell',
    },
    descriptions: {
      'pt-BR':
        'Quando cinco clientes mostram o seu código na loja, o bônus entra sozinho. Vale qualquer ração do programa.',
      es: 'Cuando cinco clientes muestran tu código en la tienda, el bono llega solo. Vale cualquier alimento del programa.',
      en: 'When five clients show your code at the shop, the bonus comes by itself. Any food of the programme counts.',
    },
    days: [-60, 30],
    goal: { unit: 'recommendations', target: 5, bonus: 150 },
  },
  {
    banner: 'receipts',
    titles: {
      'pt-BR': 'R$ 400 em notas',
      es: 'R$ 400 en facturas',
      en: 'R$ 400 in invoices',
    },
    descriptions: {
      'pt-BR':
        'Envie notas que somem R$ 400 de qualquer produto do programa. O bônus entra sozinho quando você chega lá.',
      es: 'Envía facturas que sumen R$ 400 de cualquier producto del programa. El bono llega solo cuando lo logras.',
      en: 'Send invoices that add up to R$ 400 of any product of the programme. The bonus comes by itself when you get there.',
    },
    days: [-20, 10],
    goal: { unit: 'cents', target: 40_000, bonus: 120 },
  },
  {
    banner: 'cats',
    titles: {
      'pt-BR': 'Linha gatos rende mais',
      es: 'La línea de gatos rinde más',
      en: 'Cat food earns more',
    },
    descriptions: {
      'pt-BR': 'Cinco sacos da linha Serena valem 200 moedas a mais. Contam todas as idades e tamanhos.',
      es: 'Cinco bolsas de la línea Serena valen 200 monedas más. Cuentan todas las edades y tamaños.',
      en: 'Five bags of the Serena line are worth 200 more coins. Every age and size counts.',
    },
    days: [-45, 15],
    goal: { unit: 'units', target: 5, bonus: 200, brand: 'Serena' },
  },
  {
    banner: 'trip',
    titles: {
      'pt-BR': 'A viagem dos sonhos',
      es: 'El viaje soñado',
      en: 'The trip of your dreams',
    },
    descriptions: {
      'pt-BR': 'O grande prêmio do ano já está na loja. Veja quanto falta e guarde suas moedas.',
      es: 'El gran premio del año ya está en la tienda. Mira cuánto falta y guarda tus monedas.',
      en: 'The grand prize of the year is in the store. See how far you are and save your coins.',
    },
    days: [-30, 60],
  },
  {
    banner: 'bags',
    titles: {
      'pt-BR': 'Festival dos sacos grandes',
      es: 'Festival de las bolsas grandes',
      en: 'Festival of large bags',
    },
    descriptions: {
      'pt-BR': 'R$ 2.000 em notas no período valiam 500 moedas. Este desafio terminou.',
      es: 'R$ 2.000 en facturas en el período valían 500 monedas. Este desafío terminó.',
      en: 'R$ 2,000 in invoices within its days were worth 500 coins. This challenge is over.',
    },
    days: [-60, -25],
    goal: { unit: 'cents', target: 200_000, bonus: 500 },
  },
]
