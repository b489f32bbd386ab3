import type { HomeWords } from './pt-br.ts'

export const en: HomeWords = {
  navigation: {
    home: 'Home',
    recommendation: 'Feeding',
    invoice: 'Send invoice',
    store: 'Store',
    profile: 'Profile',
  },
  home: {
    screen: 'Home',
    title: 'Good to have you here',
  },
}
