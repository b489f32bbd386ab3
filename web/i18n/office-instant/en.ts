import { plural } from '#web/i18n/plural.ts'
import type { ptBr } from './pt-br.ts'

export const en: typeof ptBr = {
  instant: {
    title: 'Instant credit',
    number: 'Invoice',
    member: 'Member',
    distributor: 'Distributor',
    noDistributor: 'None of ours',
    outcome: 'Outcome',
    outcomes: { credited: 'Credited', would_credit: 'Would be credited', fell_short: 'To review' },
    reversed: 'Reversed',
    rule: 'Reason',
    coins: 'Coins',
    when: 'When',
    actions: 'Actions',
    reverse: 'Reverse',
    reverseOf: (number) => `Reverse invoice ${number}`,
    done: 'Reversed. The member has been told.',
    failed: 'That did not work. Nothing changed.',
    state: 'State',
    modes: { off: 'Off', shadow: 'In the shadow', on: 'On' },
    settings: 'Settings',
    stopped: (number, when) =>
      `Switched off on ${when}: the blind check of invoice ${number} did not agree. Look at the invoice before you turn it on again.`,
    openInvoice: 'Open the invoice',
    noTrust:
      'Without a folder of authorities (TRUST_DIR) that can be read, no invoice is proved and nothing is credited at once.',
    noRoot: 'The folder of authorities has no root: no invoice can be proved.',
    trust: 'Authorities',
    trusted: (roots, others) =>
      `${roots} ${plural('en', roots, { one: 'root', other: 'roots' })}, ${others} ${plural('en', others, { one: 'intermediate', other: 'intermediates' })}`,
    root: 'Root',
    authority: 'Intermediate',
    endsOn: (day) => `good until ${day}`,
    ended: (day) => `ended on ${day}`,
    endingSoon: 'Ending within 90 days, or ended already',
    allWell: 'None of them ends within 90 days.',
    problems: 'Files with a problem',
    checks: 'Blind check',
    agreement: (agreed, disagreed, waiting) => `${agreed} agreed, ${disagreed} disagreed, ${waiting} wait`,
    distributors: 'Distributors',
    noDistributors: 'No active distributor: add the distributors with their CNPJs.',
    modeOf: (title) => `Mode of ${title}`,
    noCnpj: 'No CNPJ entered: no invoice can be its own.',
    counts: (credited, would, short) =>
      `30 days: ${credited} at once, ${would} in the shadow, ${short} to review`,
    shadow: (agreed, disagreed, waiting) =>
      `In the shadow: the team agreed with ${agreed}, disagreed with ${disagreed}, ${waiting} wait`,
    modeSaved: 'Mode saved.',
    reasons: 'Why they went to review (30 days)',
    noReasons: 'No signed invoice went to review.',
  },
}
