import { type Language, textIn } from '#contract/languages.ts'
import { dateAndTime } from './date-time.ts'
import { calendarDay, figure } from './figures.ts'
import { en as imports } from './imports/en.ts'
import { en as prize_kinds } from './prize-kinds/en.ts'
import { type Redeemed, worded } from './prize-kinds/worded.ts'
import type { ptBr } from './pt-br.ts'
import { shortWait } from './short-wait.ts'

type Titles = Readonly<Record<Language, string>>
type Counted = { number: string; coins: number; at_once?: { opens_at: string | null } }
type Reminder = { pet_name: string | null; name: string; product: string }
type Sold = { product: string; coins: number; is_capped?: boolean }

const passwordCommon = 'This password is easy to guess. Choose another one.'

export const en: typeof ptBr = {
  imports,
  prize_kinds,
  refusals: {
    signed_out: 'Your session has ended. Please sign in again.',
    wrong_credentials: 'That e-mail and password do not match.',
    account_blocked: 'This account is blocked. Please contact support.',
    key_unknown: 'This key does not exist. Check that it was copied whole.',
    key_expired: 'This key has expired. Ask an administrator for another one.',
    key_revoked: 'This key was revoked. Ask an administrator for another one.',
    forbidden: 'You do not have access to this.',
    key_not_for_this: 'This key does not open this call.',
    not_found: 'We could not find what you asked for.',
    idempotency_key_reused: 'This request was already sent with other data. Please start again.',
    idempotency_key_unusable: 'The idempotency key has 1 to 200 characters.',
    insufficient_coins: 'There are not enough coins.',
    item_unavailable: 'This prize is no longer available.',
    sold_out: 'This prize is sold out. Ask to be told when it is back.',
    limit_reached: 'You have already redeemed this prize as often as allowed.',
    price_changed: 'The price of this prize has changed. Check the new price before redeeming.',
    address_incomplete: 'Complete your delivery address to redeem.',
    not_its_step: 'This kind of prize has no such step.',
    stock_is_codes: 'The stock of a digital prize is its codes. Please add codes.',
    not_digital: 'This prize is not digital. Change its kind before adding codes.',
    email_unconfirmed: 'The e-mail of the account is not confirmed yet.',
    stale: 'This has changed already. Reload the page and decide again.',
    second_factor_needed: 'Type the code of your authenticator app.',
    second_factor_required: 'Your role requires the second factor. Turn it on in your account to go on.',
    last_admin: 'The team needs at least one administrator.',
    own_account: 'Another administrator has to do this for you.',
    passwords_closed: 'The team signs in with the company account only.',
    decided_by_sso: 'This is decided in this person’s company account, not here.',
    sso_expired: 'This sign-in took too long or began in another browser. Start again.',
    sso_denied: 'Signing in with the company account was cancelled.',
    sso_failed:
      'The answer of the company account does not match. Start again and, if it goes on, tell whoever looks after it.',
    sso_no_role:
      'Your company account gives no access to the back office. Ask whoever looks after the company’s accounts.',
    sso_last_admin:
      'Your company account no longer gives you administration, and nobody else of the team has it. Somebody with that role has to sign in first.',
    sso_email_unverified:
      'Your company account has no confirmed e-mail. Ask whoever looks after the company’s accounts.',
    sso_email_taken: 'Another company account already signs in with this e-mail. Talk to an administrator.',
    sso_unavailable: 'The company account does not answer right now. Try again in a few minutes.',
    account_deleted: 'This account was deleted: there is nobody to give the coins back to.',
    challenge_started: 'People are already working towards this goal: it can no longer change.',
    proof_needed: 'To go on, type your password again.',
    nothing_asked: 'The team is not waiting for any document of yours.',
    email_link_spent:
      'This link no longer works. On your profile, send the confirmation again or change the e-mail once more.',
    recovery_link_spent: 'This link no longer works. Ask for another one.',
    too_large: 'What you sent is too large.',
    unsupported_type: 'This type of content is not accepted.',
    phone_missing: 'Please give the mobile number.',
    email_taken: 'There is already an account with this e-mail. Sign in or recover the password.',
    cpf_taken: 'There is already an account with this CPF. Sign in or recover the password.',
    code_unknown: 'We do not know this code. Check it with whoever invited you, or leave it empty.',
    code_taken: 'This code is somebody else’s. Choose another one.',
    distributor_unknown: 'Choose a distributor from the list.',
    file_empty: 'This file is empty. Choose another one.',
    file_many: 'Send one file only.',
    image_type: 'Send a JPEG, PNG or WebP image.',
    asked_file_type: 'Send a JPEG, PNG or WebP photo, or a PDF.',
    image_broken: 'This image is incomplete or damaged. Choose another one.',
    image_too_many_pixels: 'This image is too large: the limit is 50 million pixels.',
    image_animated: 'Send a still image, without animation.',
    own_document: 'You cannot decide on an invoice of your own or of your shop.',
    other_person: 'Somebody else has to decide on this invoice.',
    claimed_by_other: 'Somebody else is deciding on this invoice.',
    not_read_yet: 'This invoice is still being read. Try again in a few seconds.',
    issuer_unknown:
      'Nobody knows who issued this document: without that, the team cannot say which product an item is.',
    invoice_yours: 'You have already sent this invoice.',
    invoice_used: 'This invoice was already used in the programme. Each invoice counts once.',
    invoice_cancelled: 'The issuer cancelled this invoice: it cannot earn coins.',
    upload_gone: 'This file is no longer stored. Send the photo or file again.',
    parts_missing: 'Parts of this file are still missing. Send it again.',
    part_broken: 'This part of the file did not arrive whole. Send it again.',
    invoice_file_type: 'Send a JPEG, PNG or WebP photo, a PDF or the invoice’s XML.',
    invoice_file_broken: 'This file is incomplete or damaged. Choose another.',
    feed_file_type: 'Only a ZIP, an XML or a list as text is taken.',
    feed_file_broken: 'This ZIP is incomplete or damaged. Make the file again.',
    feed_file_full: 'This ZIP holds too much: split it into smaller files.',
    import_file_type: 'Send an XLSX spreadsheet or a CSV.',
    import_not_ready: 'This file is not waiting: it is still being judged, or somebody has decided already.',
    import_needs_second:
      'These are many coins for one person alone: another administrator has to import this file.',
    cap_too_low: 'The cap must cover one bonus and what has been paid already.',
    text_missing: 'Write this text before publishing.',
    field_unknown: 'There is a field {{…}} that does not exist. Use those in the list.',
    day_taken: 'This day is on the list already.',
    category_unknown: 'Choose a category from the list.',
    category_in_use: 'There are still prizes in this category. Move them to another one first.',
    product_unknown: 'Choose a product from the list.',
    recommendation_unknown: 'We do not know this code. Check it with the client.',
    recommendation_own: 'This code is yours: it does not count on your own invoices.',
    reason_unknown: 'Choose a reason from the list.',
    member_unknown: 'No account of the programme has this e-mail.',
    reason_taken: 'There is a reason with this code already.',
    sku_taken: 'There is a product with this SKU already.',
    ean_taken: 'There is a product with this bar code already.',
    slug_taken: 'There is a product with this address already.',
    title_taken: 'There is a distributor of this name already.',
    cnpj_taken: ({ distributor = '' }) => `This CNPJ is of another distributor’s company: ${distributor}.`,
    product_not_fitting: 'This product does not suit this pet. Calculate again and choose another one.',
    product_unavailable: 'This product has left the catalogue. Choose another one.',
    day_gone_by: 'Choose today or a later day.',
    push_service_unknown: 'We do not know the notification service of this browser.',
    window_reversed: 'The end must be after the beginning.',
    call_unknown: 'Choose calls from the list.',
    webhook_address: 'Use a public https address without a password, like https://erp.example/petisco.',
    wrong_code: 'This code does not match or was used already. Type the next one.',
    phone_code_wrong: 'This code does not match. Look at the message again.',
    phone_code_spent: 'This code is no longer good. Ask for another.',
    wrong_password: 'This is not your current password.',
    password_common: passwordCommon,
    confirmation_differs: 'Type the person’s e-mail exactly as it stands on the page.',
    too_many_unread: 'We are still reading your other invoices. Wait a minute and send it again.',
    too_many_attempts: ({ waitSeconds = 1 }) => `Too many attempts. Try again in ${shortWait(waitSeconds)}.`,
    too_many_calls: ({ waitSeconds = 1 }) =>
      `This key has called too often in this minute. Try again in ${shortWait(waitSeconds)}.`,
    postal_unavailable: 'We cannot look up the postal code right now. You can type the address.',
  },
  fields: {
    summary: 'Please check the marked fields.',
    unreadable: 'We could not read the data sent.',
    required: 'Please fill in this field.',
    invalid: 'We did not understand what is in this field. Check it and write it again.',
    choice: 'Choose an option from the list.',
    date: 'Choose a date, like 17/11/2026.',
    email: 'Enter an e-mail like name@example.com.',
    too_short: (least) => `Use at least ${least} characters.`,
    too_long: (most) => `Use at most ${most} characters.`,
    too_small: (least) => `The lowest value is ${figure('en', least)}.`,
    too_big: (most) => `The highest value is ${figure('en', most)}.`,
    faults: {
      cpf: 'Enter the CPF with its 11 digits.',
      cnpj: 'Enter the CNPJ with its 14 letters and digits, like 12.ABC.345/01DE-35.',
      crmv: 'Enter the CRMV like 12345/SP.',
      mobile: 'Enter the mobile number with area code and 9 digits, like (11) 98765-4321.',
      cep: 'Enter the CEP with its 8 digits.',
      reais: 'Enter the value in reais, like 149.90.',
      ean: 'Enter the bar code with its 8, 12, 13 or 14 digits.',
      slug: 'Use only small letters without accents, digits and hyphens.',
      color: 'Choose a colour, like #c8742b.',
      web_address: 'Use an address that begins with https://.',
      app_path: 'Use a path of the app, like /loja.',
      promoter_code: 'Use 6 to 8 letters and digits, like PETS2026.',
      recommendation_code: 'This code is not right. Compare its eight letters and digits.',
      password_common: passwordCommon,
      password_differs: 'The two passwords are not the same.',
      acceptance: 'To take part, accept the programme rules and the privacy policy.',
      client_consent: 'To keep their data, the client has to agree.',
      period: 'Choose a period of at most 400 days, from its beginning to its end.',
      weights_reversed: 'The last weight must be above the first.',
      file: 'Choose a file.',
      not_asked: 'This question does not apply to this pet.',
      unanswered: 'Answer this question.',
      age_of_phase: 'Choose one of the ages in the list.',
      too_heavy: 'Check the weight: it is too much for this pet.',
      ideal_not_below: 'The ideal weight must be below the present weight.',
    },
  },
  rules_changed: {
    regulation: 'The programme rules have changed. Read what holds from now on.',
    privacy: 'The privacy policy has changed. Read what holds from now on.',
    support: 'The support page has changed.',
    'delete-account': 'The page about deleting the account has changed.',
  },
  messages: {
    code: (code) => `${code} is your code. It is good for 10 minutes. Do not give it to anybody.`,
    recovery: (link, minutes) =>
      `create a new password at ${link} (good for ${minutes} minutes). Was it not you? Ignore this message.`,
    notice: (title, link) => `${title} ${link}`,
    stop: (link) => `To get no more: ${link}`,
  },
  notifications: {
    invoice_counted: ({ number, coins, at_once }: Counted) =>
      at_once
        ? `Invoice ${number} credited at once: +${coinsIn(coins)}.${opens(at_once)}`
        : `Invoice ${number} approved: +${coinsIn(coins)}.`,
    invoice_rejected: ({ number }: { number: string }) =>
      `We did not approve invoice ${number}. See why, and what you can do.`,
    invoice_incomplete: ({ number }: { number: string }) =>
      `We need another photo of invoice ${number}. It keeps its place in the queue.`,
    invoice_reversed: ({ number, coins }: { number: string; coins: number }) =>
      `Invoice ${number} was reversed: −${coinsIn(coins)}.`,
    redemption_requested: ({ titles, prize_kind }: Redeemed) =>
      worded(prize_kinds.notifications.requested, prize_kind)?.(textIn(titles, 'en')) ??
      `Redemption requested: ${textIn(titles, 'en')}.`,
    redemption_preparing: ({ titles }: { titles: Titles }) =>
      `We are packing your prize: ${textIn(titles, 'en')}.`,
    redemption_shipped: ({ titles }: { titles: Titles }) =>
      `Your prize is on its way: ${textIn(titles, 'en')}.`,
    redemption_contacted: ({ titles }: { titles: Titles }) =>
      prize_kinds.notifications.contacted(textIn(titles, 'en')),
    redemption_booked: ({ titles }: { titles: Titles }) =>
      prize_kinds.notifications.booked(textIn(titles, 'en')),
    redemption_delivered: ({ titles, prize_kind }: Redeemed) =>
      worded(prize_kinds.notifications.delivered, prize_kind)?.(textIn(titles, 'en')) ??
      `Prize delivered: ${textIn(titles, 'en')}.`,
    redemption_cancelled: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Redemption cancelled: ${textIn(titles, 'en')}. We gave back ${coinsIn(coins)}.`,
    prize_back: ({ titles }: { titles: Titles }) => `Back in the store: ${textIn(titles, 'en')}.`,
    coins_expiring: ({ coins, on }: { coins: number; on: string }) =>
      `${coinsIn(coins)} ${coins === 1 ? 'expires' : 'expire'} by ${calendarDay(on)}.`,
    verified: () => 'Registration confirmed. The store and the simulator are open.',
    data_asked: ({ text }) => `To confirm your registration: ${text}`,
    welcome_paid: ({ coins }: { coins: number }) => `Welcome! Your first steps earned +${coinsIn(coins)}.`,
    challenge_reached: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Challenge reached: ${textIn(titles, 'en')}. +${coinsIn(coins)}.`,
    lead_reminder: ({ pet_name, name, product }: Reminder) =>
      `${pet_name ? `${pet_name}’s food` : 'The bag you prescribed'} must be running out: talk to ${name} about ${product}.`,
    recommendation_sold: ({ product, coins, is_capped }: Sold) => {
      if (coins > 0) return `Your recommendation became a purchase: +${coinsIn(coins)}. ${product}.`
      return is_capped
        ? `Your recommendation became a purchase: ${product}. The coins of this month have reached their limit.`
        : `Your recommendation became a purchase: ${product}.`
    },
    recommendation_joined: ({ product, coins }: Sold) =>
      `Recommendation code on the invoice: +${coinsIn(coins)}. ${product}.`,
    recommendation_reversed: ({ product, coins }: Sold) =>
      `The purchase of your recommendation was undone: ${product}.${coins > 0 ? ` −${coinsIn(coins)}.` : ''}`,
    rules_changed: ({ titles }: { titles: Titles }) => textIn(titles, 'en'),
    broadcast: ({ titles }: { titles: Titles }) => textIn(titles, 'en'),
  },
  reports: {
    coins: ['Week', 'Issued', 'Spent', 'Expired', 'Outstanding', 'Owed by members'],
    invoices: ['Week', 'Sent', 'Decided', 'In time', 'At once'],
    reviewers: [
      'Person',
      'Decisions',
      'Approved',
      'Rejected',
      'Photos asked for',
      'Undone',
      'Per hour',
      'Median (s)',
      'New analyses',
      'Checked blind',
      'Agreed',
    ],
    members: ['Week', 'Sign-ups'],
    products: ['Product', 'Brand', 'Invoices', 'Members', 'Units', 'Value (R$)'],
    distributors: ['Distributor', 'Invoices', 'Members', 'Value (R$)'],
    redemptions: ['Prize', 'Redemptions', 'Coins', 'Cancelled'],
    promoters: ['Promoter', 'Code', 'Sign-ups', 'Verified'],
    readings: ['Field', 'Source', 'File', 'Documents', 'Fields read', 'Right', 'Sure but wrong'],
    recommenders: ['Professional', 'Profile', 'Recommended', 'Opened', 'Bought', 'Again', 'Coins'],
    recommended_products: ['Product', 'Brand', 'Recommended', 'Opened', 'Bought', 'Again', 'Coins'],
    recommended_shops: ['Shop', 'City', 'State', 'Purchases', 'Codes', 'Professionals', 'Coins'],
    issuers: ['Issuer (root of the CNPJ)', 'Documents', 'Fields read', 'Right', 'Sure but wrong'],
  },
  reading_words: {
    fields: {
      number: 'Number',
      issued_on: 'Day',
      total: 'Total',
      row_value: 'Value of an item',
      product: 'Product',
      quantity: 'Quantity',
    },
    sources: { xml: 'XML', code: 'Code', key: 'Key', text: 'Text of the PDF', words: 'Words on the picture' },
    files: { photo: 'Photo', pdf: 'PDF', xml: 'XML' },
  },
  audit_file: {
    file: 'audit',
    head: ['Entry', 'When', 'Who (kind)', 'Who', 'Action', 'About', 'Before', 'After', 'Request'],
  },
  members_file: {
    file: 'members',
    head: [
      'Name',
      'E-mail',
      'Profile',
      'Clinic, shop or kennel',
      'City',
      'State',
      'Level',
      'Coins',
      'Invoices',
      'Last invoice',
      'Distributor',
      'Promoter',
      'Signed up',
    ],
    profiles: {
      attendant: 'Shop attendant',
      veterinarian: 'Veterinarian',
      breeder: 'Breeder',
      promoter: 'Promoter',
    },
  },
  leads_file: {
    file: 'leads',
    head: [
      'When',
      'Client',
      'E-mail',
      'Mobile',
      'CEP',
      'Pet',
      'Product',
      'Grams per day',
      'State',
      'Professional',
    ],
  },
  prescriptions_file: {
    file: 'prescriptions',
    head: ['When', 'Client', 'Breed', 'Product', 'Grams per day', 'Professional'],
  },
  promoters_file: {
    file: 'promoters',
    head: ['Name', 'E-mail', 'Code', 'Sign-ups', 'Verified', 'Since'],
  },
  products_file: {
    file: 'products',
    head: [
      'Product',
      'Brand',
      'Pet',
      'SKU',
      'Bar code',
      'Coins per real',
      'kcal per kg',
      'Bag (g)',
      'In the catalogue',
    ],
  },
  decided_file: {
    file: 'decided-invoices',
    head: ['Invoice', 'Member', 'Shop', 'Decision', 'Coins', 'State', 'Decided at', 'By'],
  },
  distributors_file: { file: 'distributors', head: ['Distributor', 'CNPJ', 'Members', 'Offered'] },
  redemptions_file: {
    account_deleted: 'Account deleted',
    kinds: prize_kinds.names,
    file: 'redemptions',
    head: [
      'Code',
      'Kind',
      'State',
      'Prize',
      'Coins',
      'Requested',
      'Deliver by',
      'Member',
      'Address',
      'Neighbourhood',
      'City',
      'State of Brazil',
      'CEP',
      'Carrier',
      'Tracking',
      'Mobile',
    ],
  },
  public_pages: {
    door: 'A loyalty programme for the professionals of the pet-food trade: send invoices, earn coins and exchange them for prizes.',
    sign_up_title: 'Sign up',
    sign_up:
      'Sign up for free: attendants, veterinarians and breeders earn coins with the invoices they send and exchange them for prizes.',
    recover: 'Forgot your password? Get a link to choose another and use your coins again.',
    prescription: (product: string) =>
      `A prescription with ${product}: see the portion of the day and where to find it.`,
    recommendation: (product: string) =>
      `A recommendation of ${product}: see the portion of the day and where to find it.`,
  },
  failures: {
    wrong_method: 'This address does not take this kind of request.',
    wrong_range: 'The file has no such part.',
    malformed: 'We could not understand this request.',
    address_too_long: 'The address or the headers of this request are too long.',
    too_slow: 'The request took too long to arrive. Please try again.',
    unexpected: 'Something went wrong on our side. Please try again in a moment.',
    unavailable: 'The programme is away for a moment. Nothing was lost: please try again shortly.',
  },
  mail: {
    button_fails: 'Button not opening? Copy this address into your browser:',
    because_account: (brand) => `You are getting this e-mail because you have a ${brand} account.`,
    privacy: 'Privacy',
    notices: 'Choose notices',
    support: 'Support',
  },
  mails: {
    notification: {
      preheader: 'There is something new for you.',
      lead: (name: string) => `${name}, you asked to hear of this by e-mail.`,
      action: 'Open',
      reason: 'You receive this e-mail because of the notices you chose on your profile.',
    },
    invitation: {
      title: 'Your invitation to the programme',
      preheader: 'Choose a password and accept the programme rules.',
      lead: (name: string) =>
        `${name}, your account comes from the earlier programme. All it needs is your yes.`,
      leadWithCoins: (name: string, coins: number) =>
        `${name}, your account and ${coinsIn(coins)} come from the earlier programme. All they need is your yes.`,
      action: 'Accept the invitation',
      validity: [
        'The link is good for ',
        { strong: '30 days' },
        ' and once. Afterwards, ask for another under “Forgot my password”.',
      ],
      stranger: [
        { strong: 'You do not know the programme?' },
        ' There is nothing to do: without your yes nobody gets into this account.',
      ],
      reason: 'You get this e-mail because you took part in the earlier programme.',
    },
    recovery: {
      title: 'Create a new password',
      preheader: 'The link works once, within 60 minutes.',
      lead: (name, date, time) => `${name}, you asked for a new password on ${date} at ${time}.`,
      action: 'Create new password',
      validity: ['The link works once, within ', { strong: '60 minutes' }, '.'],
      stranger: [
        { strong: 'Not you?' },
        ' There is nothing to do: your password stays the same. Nobody on our team asks for passwords or codes by message.',
      ],
      reason: 'You are getting this e-mail because someone asked for a new password for this account.',
    },
    promoter_invitation: {
      title: 'Your invitation to promote the programme',
      preheader: 'Choose a password and start inviting.',
      lead: (name) =>
        `${name}, you are invited to present the programme. Whoever signs up with your code comes in without waiting.`,
      action: 'Accept the invitation',
      validity: [
        'The link is good for ',
        { strong: '30 days' },
        ' and once. Later, ask for another under “I forgot my password”.',
      ],
      code: 'Your code',
      link: 'The link for those you invite:',
      qr: 'The same link as a QR code',
      stranger: [
        { strong: 'You do not know the programme?' },
        ' There is nothing to do: without your acceptance nobody enters this account.',
      ],
      reason: 'You receive this e-mail because the team of the programme registered this address.',
    },
    welcome: {
      title: 'Welcome',
      preheader: 'Your account is ready. Confirm that this e-mail is yours.',
      lead: (name) =>
        `${name}, your account is ready. Confirm that this e-mail is yours: it is how we tell you about invoices, coins and prizes.`,
      action: 'Confirm my e-mail',
      validity: [
        'The link is good for ',
        { strong: '7 days' },
        ' and once. You can use the account before that.',
      ],
      stranger: [
        { strong: 'It was not you?' },
        ' Do not confirm, and write to support: we delete the account.',
      ],
      reason: 'You receive this e-mail because this address was used to create an account in the programme.',
    },
    email_link: {
      title: 'Confirm your new e-mail',
      preheader: 'The link works once, within 24 hours.',
      lead: (name, date, time) =>
        `${name}, on ${date} at ${time} you asked to use this e-mail for your account.`,
      action: 'Confirm this e-mail',
      validity: ['The link works once, within ', { strong: '24 hours' }, '.'],
      stranger: [
        { strong: 'Not you?' },
        ' There is nothing to do: without the confirmation no account gets this e-mail.',
      ],
      reason: 'You are getting this e-mail because someone wants to use this address for an account.',
    },
    email_asked: {
      title: 'Request to change the e-mail of your account',
      preheader: 'Nothing has changed yet. Check that it was you.',
      lead: (name, date, time, device) =>
        `${name}, on ${date} at ${time} a change of the e-mail of your account was requested${device ? ` (${device})` : ''}.`,
      body: (email) => [
        'The new e-mail would be ',
        { strong: email },
        '. Until it is confirmed at the new mailbox, you keep signing in with this one.',
      ],
      stranger: [
        { strong: 'Not you?' },
        ' Create a new password now: that cancels the request and signs the other devices out. Then write to support.',
      ],
      action: 'Create a new password',
      reason: 'You are getting this e-mail because it is the one of your account. It cannot be turned off.',
    },
    email_changed: {
      title: 'The e-mail of your account has changed',
      preheader: 'This e-mail no longer opens the account.',
      lead: (name, date, time) =>
        `${name}, on ${date} at ${time} the change of the e-mail of your account was confirmed.`,
      body: (email) => [
        'The account now uses ',
        { strong: email },
        '. This e-mail no longer opens the account.',
      ],
      stranger: [
        { strong: 'Not you?' },
        ' Write to support now, so that we can block the account and give it back to you.',
      ],
      action: 'Write to support',
      reason: 'You are getting this e-mail because it was the one of your account. It cannot be turned off.',
    },
    password_changed: {
      title: 'The password of your account has changed',
      preheader: 'Check that it was you.',
      lead: (name, date, time, device) =>
        `${name}, on ${date} at ${time} your account got a new password${device ? ` (${device})` : ''}. If it was you, all is well.`,
      stranger: [
        { strong: 'Not you?' },
        ' Create another password now: that signs every device out. Then write to support.',
      ],
      action: 'Create another password',
      reason: 'You are getting this e-mail because it is the one of your account. It cannot be turned off.',
    },
    phone_proved: {
      title: 'A phone was confirmed in your account',
      preheader: 'Check that it was you.',
      lead: (name, date, time, lastDigits) =>
        `${name}, on ${date} at ${time} the phone ending in ${lastDigits} was confirmed: it gets alerts and can recover the password. If it was you, all is well.`,
      stranger: [
        { strong: 'Not you?' },
        ' Create another password with the link that we send by e-mail: that takes the phone and every device out of the account.',
      ],
      action: 'Create another password',
      reason: 'You are getting this e-mail because it is the one of your account. It cannot be turned off.',
    },
    webhook_switched_off: {
      title: 'A webhook has been switched off',
      preheader: 'The receiving program has not answered for days.',
      lead: (name, webhook) =>
        `${name}, the webhook “${webhook}” has been switched off: its address has taken nothing for three days, or said that it is gone. What did not arrive is kept for thirty days. Check the address, switch it on again and resend.`,
      action: 'Open the webhook',
      reason: 'You get this e-mail because you administer the programme. It cannot be turned off.',
    },
    instant_credit_stopped: {
      title: 'Instant credit has been switched off',
      preheader: 'A blind check did not agree with the programme.',
      lead: (name, number) =>
        `${name}, in the blind check of invoice ${number}, which was credited at once, somebody of the team decided otherwise. To be safe, instant credit has been switched off: signed invoices go to review until an administrator has looked at the invoice and turned it on again in the settings.`,
      action: 'Open the invoice',
      reason: 'You get this e-mail because you administer the programme. It cannot be turned off.',
    },
    staff_password_changed: {
      title: 'Your back-office password has changed',
      preheader: 'Check that it was you.',
      lead: (name, date, time, device) =>
        `${name}, on ${date} at ${time} your way into the back office got a new password${device ? ` (${device})` : ''}. If it was you, all is well.`,
      stranger: [
        { strong: 'Not you?' },
        ' Tell another administrator now: they block your access and send you a link to choose another password.',
      ],
      action: 'Open the back office',
      reason: 'You get this e-mail because you are part of the programme’s team. It cannot be turned off.',
    },
    staff_password: {
      title: 'Choose your back-office password',
      preheader: 'The link is good for 3 days and works once.',
      lead: (name) => `${name}, this is your way into the back office.`,
      action: 'Choose the password',
      validity: ['The link is good for ', { strong: '3 days' }, ' and works once.'],
      stranger: [
        { strong: 'Did not expect this e-mail?' },
        ' Tell the programme’s administration. Nobody of the team asks for passwords or codes by message.',
      ],
      reason: 'You get this e-mail because you are part of the programme’s team.',
    },
    redemption: {
      tracking: (carrier: string) => `Tracking code, ${carrier}`,
      track: 'Track the delivery',
      open: 'See my redemptions',
      because: (code: string) => `You are getting this e-mail because you redeemed a prize (${code}).`,
      redemption: 'Redemption',
      coins: 'Coins used',
      coinsBack: 'Coins given back',
      upTo: (day) => `by ${day}`,
      path: {
        requested: 'Requested',
        preparing: 'Being packed',
        shipped: 'Shipped',
        contacted: 'In contact',
        booked: 'Booked',
        delivered: 'Delivered',
        cancelled: 'Cancelled',
      },
      goesTo: 'Going to',
      steps: {
        requested: {
          title: (prize: string) => `Redemption requested: ${prize}`,
          preheader: 'We have your request.',
          lead: (name: string) => `${name}, your redemption is confirmed. You can cancel it until it ships.`,
        },
        preparing: {
          title: (prize: string) => `Being packed: ${prize}`,
          preheader: 'Your prize is being packed.',
          lead: (name: string) => `${name}, your prize is being packed.`,
        },
        shipped: {
          title: (prize: string) => `On its way: ${prize}`,
          preheader: 'Your prize has left.',
          lead: (name: string) => `${name}, your prize is with the carrier.`,
        },
        delivered: {
          title: (prize: string) => `Delivered: ${prize}`,
          preheader: 'Your prize has arrived.',
          lead: (name: string) => `${name}, the delivery is confirmed. Enjoy it.`,
        },
        cancelled: {
          title: (prize: string) => `Redemption cancelled: ${prize}`,
          preheader: 'The coins are back in your balance.',
          lead: (name: string) =>
            `${name}, the redemption was cancelled and the coins are back with the same expiry.`,
        },
      },
    },
    expiring: {
      coins: (number, coins) => `${number} ${coins === 1 ? 'coin' : 'coins'}`,
      on: (date) => `on ${date}`,
      until: (date) => `by ${date}`,
      title: (coins, when, count) => `${coins} ${count === 1 ? 'expires' : 'expire'} ${when}`,
      preheader: 'Exchange them for a prize before they expire.',
      lead: (name) => `${name}, some of your coins expire soon.`,
      body: 'Those that expire first are used first, whatever you redeem. The statement shows the next dates.',
      action: 'See the prizes',
    },
    invoice_counted: {
      coins: (number, coins) => `+${number} ${coins === 1 ? 'coin' : 'coins'}`,
      subject: (number, coins) => `Invoice ${number} approved: ${coins}`,
      title: (number) => `Invoice ${number} approved`,
      preheader: (balance) => `Your balance is now ${balance} coins.`,
      lead: (name) => `${name}, the coins are in your balance.`,
      balance: (balance) => `Balance: ${balance}.`,
      expire: (date) => `These expire on ${date}.`,
      opens: (date, time) => `Yours to spend from ${date}, ${time}.`,
      total: 'Total',
      mended: 'Where the amount typed was another, we counted the one on the invoice.',
      action: 'See it in your statement',
      reason: (number) => `You are getting this e-mail because you sent invoice ${number}.`,
    },
    invoice_mail: {
      title: 'We got your invoices',
      all_done: 'your invoices came by e-mail.',
      waits: 'look at what came in the app and send it with one tap.',
      sent: 'Sent: the coins come after the review.',
      waiting: 'Waiting for you to look at it in the app.',
      check: 'Look at the invoices',
      see: 'See the sent invoices',
      refused_title: 'We could not take your invoices',
      refused_lead: 'nothing of this e-mail was used.',
      refused: {
        not_yours: 'Invoices by e-mail are for attendants whose sign-up was approved.',
        other_address: 'Use your personal address, which is below.',
        too_many_mails: 'You have reached today’s limit of e-mails. You can send more tomorrow.',
        mail_too_large: 'The e-mail was larger than 28 MB. Spread the files over several messages.',
        no_files: 'There was no file in the e-mail. Attach the photo, PDF or XML of the invoice.',
      },
      how: 'How to do it',
      steps: (address) => [
        `Write to ${address} from the e-mail you signed up with.`,
        'Attach photos, PDF or XML: up to 20 files of up to 10 MB each.',
        'One file for each invoice, no ZIP.',
      ],
      open: 'Send in the app',
      reason: 'You are getting this e-mail because you sent invoices by e-mail.',
    },
    invoice_rejected: {
      title: (number) => `Invoice ${number} not approved`,
      preheader: 'See why, and what can be done.',
      lead: (name) => `${name}, we could not approve this invoice.`,
      why: 'The reason: ',
      again: 'Think we got it wrong? On the invoice’s page you can ask for a new review, by another person.',
      final: 'Two people have looked at this invoice. If you still have doubts, talk to support.',
      action: 'See the invoice',
      reason: (number) => `You are getting this e-mail because you sent invoice ${number}.`,
    },
    invoice_incomplete: {
      title: (number) => `We need another photo of invoice ${number}`,
      preheader: 'The invoice keeps its place in the queue.',
      lead: 'your invoice is nearly ready for review.',
      why: 'What is missing: ',
      photo: 'The photo you sent.',
      how: 'How to take the photo',
      steps: [
        'Lay the invoice flat on a table, in good light.',
        'Fit in everything from the shop’s name to the QR code.',
        'Check that the whole number and date can be seen.',
      ],
      action: 'Send another photo',
      kept: 'The products and amounts you typed are kept, and the invoice keeps its place in the queue.',
      reason: (number) => `You are getting this e-mail because you sent invoice ${number}.`,
    },
    invoice_reversed: {
      coins: (number, coins) => `−${number} ${coins === 1 ? 'coin' : 'coins'}`,
      subject: (number, coins) => `Invoice ${number} reversed: ${coins}`,
      title: (number) => `Invoice ${number} reversed`,
      preheader: 'See why.',
      lead: (name) => `${name}, the coins of this invoice have left your balance.`,
      balance: (balance) => `Balance: ${balance}.`,
      why: 'The reason: ',
      debt: (number, coins) =>
        coins === 1
          ? 'One had been spent already: the next coin that comes in makes up for it.'
          : `Some had been spent already: the next ${number} coins that come in make up for them.`,
      action: 'See it in your statement',
      reason: (number) => `You are getting this e-mail because you sent invoice ${number}.`,
    },
    verified: {
      title: 'You are confirmed',
      preheader: 'The store and the simulator are open to you.',
      lead: (name) => `${name}, we checked your details: all is well.`,
      body: 'You now take part in everything: the prize store, the simulator and your coins.',
      action: 'Open my account',
    },
    refused: {
      title: 'We could not confirm you',
      preheader: 'See why, and what to do.',
      lead: (name) => `${name}, we checked your details and could not confirm them.`,
      why: 'The reason: ',
      next: 'If something changed or you think we are wrong, contact support. Your account stays open.',
      action: 'Contact support',
    },
    asked: {
      title: 'Your registration needs one more thing',
      preheader: 'See what is missing before we can confirm you.',
      lead: (name) => `${name}, to confirm your registration we need one more detail.`,
      why: 'What is missing: ',
      next: 'Change your details in the app and we check again. What cannot be changed there, such as CPF, CRMV or CNPJ, tell support.',
      action: 'Change my details',
    },
    blocked: {
      title: 'Your account was blocked',
      preheader: 'See why, and what to do.',
      lead: (name) => `${name}, we blocked your account. For now you cannot sign in.`,
      why: 'The reason: ',
      next: 'If you think we are wrong, contact support.',
      action: 'Contact support',
    },
    unblocked: {
      title: 'Your account is open again',
      preheader: 'You can sign in.',
      lead: (name) => `${name}, we unblocked your account.`,
      body: 'Sign in with the same e-mail and password as before.',
      action: 'Open my account',
    },
  },
}

function coinsIn(coins: number): string {
  return `${figure('en', coins)} ${coins === 1 ? 'coin' : 'coins'}`
}

function opens({ opens_at }: { opens_at: string | null }): string {
  if (!opens_at) return ''
  const { date, time } = dateAndTime('en', Temporal.Instant.from(opens_at))
  return ` Yours to spend from ${date}, ${time}.`
}
