import type { HomeWords } from './pt-br.ts'

export const en: HomeWords = {
  navigation: {
    home: 'Home',
    recommendation: 'Feeding',
    invoice: 'Send invoice',
    store: 'Store',
    profile: 'Profile',
    shortcuts: 'Shortcuts',
    documents: 'Sent invoices',
    statement: 'Statement',
    redemptions: 'My redemptions',
    ranking: 'Ranking',
  },
  home: {
    screen: 'Home',
    title: 'Good to have you here',
    statement: 'See statement',
    loading: 'Loading...',
    feeding: 'How much should it eat?',
    feedingText: 'Work out the portion and send it by WhatsApp.',
  },
}
