import type { PrizeKindTexts } from './pt-br.ts'

export const en: PrizeKindTexts = {
  names: { parcel: 'Delivery', digital: 'Digital code', top_up: 'Phone credit', experience: 'Experience' },
  notifications: {
    requested: {
      top_up: (prize) => `Phone credit requested: ${prize}.`,
      experience: (prize) => `Redemption requested: ${prize}. Somebody from the team will call you.`,
    },
    delivered: {
      digital: (prize) => `Your code is ready: ${prize}.`,
      top_up: (prize) => `Phone credit added: ${prize}.`,
      experience: (prize) => `We hope you enjoyed it: ${prize}.`,
    },
    contacted: (prize) => `We talked to you about your prize: ${prize}.`,
    booked: (prize) => `It is booked: ${prize}.`,
  },
  mails: {
    path: { top_up: { delivered: 'Credit added' }, experience: { delivered: 'Enjoyed' } },
    phone: 'Mobile phone',
    seeCode: 'See the code',
    arranged: 'What we agreed: ',
    digital: {
      delivered: {
        title: (prize) => `Your code is ready: ${prize}`,
        preheader: 'Uncover the code in the app.',
        lead: (name) =>
          `${name}, the code is yours. Open the redemption and uncover it when you like; it stays there.`,
      },
    },
    top_up: {
      requested: {
        title: (prize) => `Phone credit requested: ${prize}`,
        preheader: 'We have your request.',
        lead: (name) =>
          `${name}, the phone credit was requested. Check the number; you can cancel until it is added.`,
      },
      delivered: {
        title: (prize) => `Phone credit added: ${prize}`,
        preheader: 'The credit is on the phone.',
        lead: (name) => `${name}, the phone credit was added.`,
      },
    },
    experience: {
      requested: {
        title: (prize) => `Redemption requested: ${prize}`,
        preheader: 'Somebody from the team will call to arrange it.',
        lead: (name) =>
          `${name}, the prize is yours. Somebody from the team will call to arrange everything.`,
      },
      contacted: {
        title: (prize) => `We talked to you: ${prize}`,
        preheader: 'Now we prepare what we agreed.',
        lead: (name) => `${name}, thank you for the call. Now we prepare what we agreed.`,
      },
      booked: {
        title: (prize) => `It is booked: ${prize}`,
        preheader: 'See what we agreed.',
        lead: (name) => `${name}, everything is booked.`,
      },
      delivered: {
        title: (prize) => `We hope you liked it: ${prize}`,
        preheader: 'You have enjoyed your prize.',
        lead: (name) => `${name}, we hope you enjoyed it.`,
      },
    },
    code: {
      title: (prize) => `Your code: ${prize}`,
      preheader: 'The code you asked for.',
      lead: (name) => `${name}, here is the code of your prize. Keep this e-mail carefully.`,
      label: 'Code',
    },
  },
}
