import type { ptBr } from './pt-br.ts'

export const en: typeof ptBr = {
  ledger: {
    title: 'What is wrong with the books',
    close: 'Close',
    advice:
      'Each rule below no longer holds for the rows listed. Keep a copy of the database before you touch anything.',
    times1: 'once',
    timesN: (count: string) => `${count} times`,
    timesOrMore: (count: string) => `${count} times or more`,
    rules: {
      'a journal has two sides that are equal': 'A journal has two equal sides',
      'all entries sum to zero': 'All entries sum to zero',
      'an entry belongs to the wallet of its journal, or to the account where its kind is posted':
        'Each entry is in its journal’s wallet or in the account of its kind',
      'each entry continues the balance before it': 'Each entry continues the balance before it',
      'a credit is a lot of its amount': 'A credit is a lot of its amount',
      'an invoice earns once': 'An invoice earns once',
      'a challenge pays a member once': 'A challenge pays a member once',
      'a member is welcomed once': 'A member is welcomed once',
      'a redemption has one debit and at most one refund':
        'A redemption has one debit and at most one refund',
      'a journal is undone once, and for what it was': 'A journal is undone once, and for what it was',
      'a balance is the sum of its entries': 'A balance is the sum of its entries',
      'no wallet is negative, owes while it has coins, or has coins and no owner':
        'No wallet is negative, owes while it has coins, or has coins and no owner',
      'points are what was earned and not reversed': 'Points are what was earned and not reversed',
      'everybody but promoters has a wallet': 'Everybody but promoters has a wallet',
      'a wallet is written off when its owner leaves, and nothing moves in it afterwards':
        'A wallet is written off only when its owner leaves, and nothing moves in it afterwards',
      'lots hold the balance': 'Lots hold the balance',
      'a lot holds what was not taken from it': 'A lot holds what was not taken from it',
      'lots are moved by journals of their own wallet': 'Lots are moved only by journals of their own wallet',
      'a movement takes from lots what it takes from the balance':
        'A movement takes from lots what it takes from the balance',
      'a lot ends on the day that its lifetime says, and that lifetime was in force once':
        'A lot ends on the day its lifetime says, and that lifetime was once in force',
      'coins are taken until their last day, and expire after it':
        'Coins are taken until their last day, and expire after it',
      'no coins are left long after their last day': 'No coins are left long after their last day',
      'no coins are spent before they open': 'No coins are spent before they open',
      'the coins that end soonest are taken first': 'The coins that end soonest are taken first',
      'a refund returns to the lots it came from': 'A refund returns to the lots it came from',
      'what was earned or taken back is of an invoice of the same member':
        'What was earned or taken back comes from an invoice of the same member',
      'a counted invoice has exactly one credit of its coins, or earned none':
        'A counted invoice has exactly one credit of its coins, or earned none',
      'a reversed invoice has its credit taken back, and no other has':
        'Only a reversed invoice has its credit taken back',
      'a fiscal key has earned once, be it typed or shown by the document':
        'A fiscal key has earned once, typed or shown by the document',
      'an invoice was read before it was approved': 'An invoice was read before it was approved',
      'what nobody approved was credited by the rules, for the same coins':
        'What nobody approved was credited by the rules, for the same coins',
      'an invoice earned what its counted values come to':
        'An invoice earned what its counted values come to',
      'what counts of an invoice is what was decided': 'What counts of an invoice is what was decided',
      'the key of an invoice that has earned is kept as used':
        'The key of an invoice that has earned is kept as used',
      'what was paid or given back is of a redemption of the same member':
        'What was paid or given back is of a redemption of the same member',
      'a redemption was paid once, at its price': 'A redemption was paid once, at its price',
      'what was cancelled was given back, and nothing else':
        'What was cancelled was given back, and nothing else',
      'the stock is what was put there less what was taken':
        'The stock is what was put there less what was taken',
      'what was taken is what redemptions took and kept':
        'What left the stock is what redemptions took and kept',
      'the stock of a digital prize is the codes that nobody has':
        'The stock of a digital prize is the codes that nobody has',
      'a digital redemption that counts has its code': 'A digital redemption that counts has its code',
      'a purchase pays who recommended it and who joined it once':
        'A purchase pays who recommended it and who joined it once',
      'a file gives the coins that its lines say, and no more than two people let in':
        'A file gives the coins that its lines say, and no more than two people let in',
      'a balance of an older programme comes with a file of members':
        'A balance of an earlier programme comes with a file of members',
      'a recommendation pays what its purchase says, and a reversed one has it taken back':
        'A recommendation pays what its purchase says, and a reversed one has it taken back',
      'a recommendation counts the purchases that were not reversed':
        'A recommendation counts the purchases that were not reversed',
      'a purchase is of an invoice that counts, and never of who recommended it':
        'A purchase is of an invoice that counts, and never of who recommended it',
      'a month counts what recommendations paid in it and did not take back':
        'A month counts what recommendations paid in it and did not take back',
      'a welcome pays what was promised, to somebody who has earned':
        'A welcome pays what was promised, to somebody who has earned',
      'a bonus is of a challenge that there is': 'A bonus is of a challenge that exists',
      'progress is what the invoices brought': 'Progress is what the invoices brought',
      'what an invoice brought belongs to somebody who takes part, and the invoice counts':
        'What an invoice brought belongs to somebody who takes part, and the invoice counts',
      'a challenge pays its bonus to who has reached it and kept it, and to nobody else':
        'A challenge pays its bonus to whoever reached and kept it, and to nobody else',
      'a challenge is reached where its target is': 'A challenge is reached where its target is',
      'what a cap counts is what was paid and not taken back, and it is over where there is no room':
        'A cap counts what was paid and not taken back, and is over where there is no room',
      'a score is what was earned in its month and not taken back in it':
        'A score is what was earned in its month and not taken back in it',
      'who is seen in the ranking is who takes part in it':
        'Who is seen in the ranking is who takes part in it',
      'the tally counts everybody who is seen, at every level': 'The tally counts everybody who is seen',
    },
  },
}
