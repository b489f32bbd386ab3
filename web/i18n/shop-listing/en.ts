import type { ShopListingWords } from './pt-br.ts'

export const en: ShopListingWords = {
  listedShop: {
    back: 'Profile',
    title: 'My shop on the list',
    intro:
      'Whoever gets a recommendation sees the shops nearby where the code can be shown. If you like, yours appears with its name and neighbourhood. Your own name does not.',
    name: 'Name of the shop',
    optional: '(optional)',
    chooseState: 'Choose',
    missing: 'Fill in this field.',
    agree: 'I agree: show the shop',
    listed: 'Your shop is on the list.',
    save: 'Save changes',
    leave: 'Take it off the list',
    agreed: 'Done: your shop is on the list.',
    saved: 'Shop updated.',
    left: 'Your shop is off the list.',
    failed: 'It could not be saved. Try again.',
    loading: 'Loading...',
    failedSafe: 'Nothing changed. Wait a moment and try again.',
  },
}
