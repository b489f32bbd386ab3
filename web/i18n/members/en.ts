import { plural } from '#web/i18n/plural.ts'
import type { MembersWords } from './pt-br.ts'

export const en: MembersWords = {
  members: {
    greeting: 'Hi,',
    myProfile: 'My profile',
    available: 'Available now',
    coins: (count) => plural('en', count, { one: 'coin', other: 'coins' }),
    registration: 'Your registration',
    profile: 'Profile',
    profiles: {
      attendant: 'Shop attendant',
      veterinarian: 'Veterinarian',
      breeder: 'Breeder',
      promoter: 'Promoter',
    },
    workplaces: {
      attendant: 'Shop',
      veterinarian: 'Clinic',
      breeder: 'Kennel',
      promoter: 'Company',
    },
    crmv: 'CRMV',
    cnpj: 'CNPJ',
    verifyingTitle: 'We are checking your registration',
    verifyingText: {
      attendant: 'After that you send invoices, earn coins and redeem prizes.',
      veterinarian: 'After that you recommend, prescribe and earn coins when the client buys with your code.',
      breeder: 'After that you recommend, prescribe and earn coins when the client buys with your code.',
    },
    askedText: (text: string) => `To confirm it we need this: ${text}`,
    askedData: 'Send a document or change my details',
    askedAddress: 'Change my address',
  },
}
