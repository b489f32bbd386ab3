/** When clients of the demo first opened their page, in days before today; whoever is not named has not yet. */
export const demoOpenings: Readonly<Record<string, number>> = {
  'Marina Lopes': 57,
  'Renata Assunção': 11,
  'Lia Fontes': 39,
  'Helena Prado': 59,
  'Otávio Braga': 51,
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
  /** Which of the colleagues sent the invoice. */
  sender: number
  /** The shop took it back. */
  reversedDaysAgo?: number
}

/** Recommendations that sold: once, again and again, in another bag, taken back, and after the client was erased. */
export const demoSales: readonly DemoSale[] = [
  { client: 'Helena Prado', sku: 'SR-AD-10', cents: 42_500, daysAgo: 58, sender: 0 },
  { client: 'Otávio Braga', sku: 'QT-AD-15', cents: 26_990, daysAgo: 46, sender: 1 },
  { client: 'Helena Prado', sku: 'SR-AD-10', cents: 43_900, daysAgo: 34, sender: 0 },
  { client: 'Rosa Camargo', sku: 'BF-AD-3', cents: 9_990, daysAgo: 24, sender: 2 },
  { client: 'Denise Rabelo', sku: 'QT-FI-10', cents: 21_500, daysAgo: 15, sender: 3, reversedDaysAgo: 13 },
  { client: 'Helena Prado', sku: 'SR-AD-3', cents: 15_900, daysAgo: 12, sender: 4 },
  { client: 'Renata Assunção', sku: 'TR-LI-12', cents: 28_990, daysAgo: 10, sender: 1 },
  { client: 'Osvaldo Teles', sku: 'TR-MA-10', cents: 31_900, daysAgo: 2, sender: 5 },
]

/** Clients who asked to be erased: their codes are still good. */
export const demoErased: readonly string[] = ['Rosa Camargo']

/** Codes on documents that wait in the queue, by the number of the document: one to look at, one that does not fit. */
export const demoCodesInQueue: Readonly<Record<string, string>> = {
  '1275': 'Caio Menezes',
  '1270': 'Renata Assunção',
}
