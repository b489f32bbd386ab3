import type { NetworkWords } from './pt-br.ts'

export const en: NetworkWords = {
  network: {
    title: 'My network',
    intro: 'Whoever joins with your code gets access at once.',
    yourCode: 'Your code',
    qrCode: 'QR code of your sign-up link',
    noCode: 'You do not have a code yet.',
    noCodeText: 'The programme’s team makes the code and tells you.',
    copy: 'Copy link',
    copied: 'Link copied.',
    copyFailed: 'It could not be copied. The link is written above the button.',
    send: 'Send',
    invitation: (program, link) => `Join ${program} with my code: ${link}`,
    people: 'people',
    confirmed: 'confirmed',
    thisMonth: 'this month',
    joined: 'Who joined',
    search: 'Search by name',
    nobody: 'Nobody has joined yet',
    nobodyText: 'Show the QR code at the counter or send the link.',
    notFound: 'No name matches this search.',
    verification: { verified: 'Confirmed', pending: 'Being verified', refused: 'Not confirmed' },
    profiles: {
      attendant: 'Shop attendant',
      veterinarian: 'Veterinarian',
      breeder: 'Breeder',
      promoter: 'Promoter',
    },
  },
}
