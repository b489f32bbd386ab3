/** When clients of the demo first opened their page, in days before today; whoever is not named has not yet. */
export const demoOpenings: Readonly<Record<string, number>> = {
  'Marina Lopes': 57,
  'Renata Assunção': 11,
  'Lia Fontes': 39,
  'Heloísa Pires': 59,
  'Otávio Braga': 52,
  'Osvaldo Teles': 5,
  'Denise Rabelo': 19,
  'Rosa Camargo': 29,
}

export type DemoSale = {
  /** The client who showed the code at the shop. */
  client: string
  sku: string
  cents: number
  daysAgo: number
  /** In which of the listed shops. */
  shop: number
  /** The shop took it back. */
  reversedDaysAgo?: number
}

/** Recommendations that sold: once, again and again, in another bag, taken back, and after the client was erased. */
export const demoSales: readonly DemoSale[] = [
  { client: 'Heloísa Pires', sku: 'SR-AD-10', cents: 42_500, daysAgo: 58, shop: 1 },
  { client: 'Otávio Braga', sku: 'QT-AD-15', cents: 26_990, daysAgo: 51, shop: 2 },
  { client: 'Heloísa Pires', sku: 'SR-AD-10', cents: 43_900, daysAgo: 34, shop: 1 },
  { client: 'Rosa Camargo', sku: 'BF-AD-3', cents: 9_990, daysAgo: 24, shop: 3 },
  { client: 'Denise Rabelo', sku: 'QT-FI-10', cents: 21_500, daysAgo: 15, shop: 4, reversedDaysAgo: 13 },
  { client: 'Heloísa Pires', sku: 'SR-AD-3', cents: 15_900, daysAgo: 12, shop: 5 },
  { client: 'Renata Assunção', sku: 'TR-LI-12', cents: 28_990, daysAgo: 10, shop: 2 },
  { client: 'Osvaldo Teles', sku: 'TR-MA-10', cents: 31_900, daysAgo: 2, shop: 6 },
]

/** Who agreed that their shop is told to clients nearby. */
export const demoListed = [
  { member: 'atendente@petisco.example', shop: 'Pet Center Bom Amigo' },
  { member: 'colega-36@petisco.example', shop: 'Amigo Fiel Pet Shop' },
  { member: 'colega-35@petisco.example', shop: 'Casa do Bicho' },
  { member: 'colega-34@petisco.example', shop: 'Agro e Pet Savassi' },
  { member: 'colega-33@petisco.example', shop: 'Ração & Cia' },
  { member: 'colega-32@petisco.example', shop: 'Quatro Patas Contagem' },
  { member: 'colega-31@petisco.example', shop: 'Campo e Pet' },
] as const

/** Clients who asked to be erased: their codes are still good. */
export const demoErased: readonly string[] = ['Rosa Camargo']

/** Codes on documents that wait in the queue, by the number of the document: one to look at, one that does not fit. */
export const demoCodesInQueue: Readonly<Record<string, string>> = {
  '1275': 'Caio Menezes',
  '1270': 'Renata Assunção',
}
