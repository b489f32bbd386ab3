import {
  browses,
  file,
  importing,
  imports,
  type Plant,
  readsEnvironment,
  readsOnceWith,
  refuses,
  sameWords,
  shows,
  signsInWith,
  speaks,
  takes,
  tests,
  uses,
} from './plant.ts'
import type { RuleName } from './rules.ts'

const coins = { coins: { count: { one: '1', other: '2' } } }
const counted = { ptBr: coins, es: coins, en: coins }

const listed = {
  'web/office/store/prizes.tsx': `import '#web/platform/rows.tsx'`,
  'web/platform/rows.tsx': '',
}

/** A rule without a planted violation does not compile. */
export const plants: Record<RuleName, Record<string, Plant>> = {
  'imports follow the diagram': {
    'the contract on the server': imports('contract/store.ts', '#server/platform/clock.ts', './fields.ts'),
    'the server on the web': imports('server/app.ts', '#web/platform/api.ts', '#server/platform/http.ts'),
    'the web on the server': imports('web/platform/api.ts', '#server/platform/http.ts', '#contract/store.ts'),
    'the platform on a feature': imports('server/platform/http.ts', '#server/store/list.ts', '#db/schema.ts'),
    'the design system on a feature': imports(
      'web/ui/button.tsx',
      '#web/member/store/prize.tsx',
      './icon.tsx',
    ),
    'the web platform on a feature': imports(
      'web/platform/api.ts',
      '#web/member/store/prize.tsx',
      './session.ts',
    ),
    "a feature on the other app's kit": imports(
      'web/member/store/shelf.tsx',
      '#web/office/kit/listing.tsx',
      '#web/platform/format.ts',
    ),
    'the kit on a feature': {
      broken: importing('web/office/kit/listing.tsx', '#web/office/store/prizes.tsx'),
      sound: importing('web/office/store/prizes.tsx', '#web/office/kit/listing.tsx'),
    },
    'a feature on the table of contents': imports('server/store/list.ts', '#server/app.ts', '#db/schema.ts'),
    'a feature on the test kit': {
      broken: importing('server/store/list.ts', '#server/testing/test.ts'),
      sound: importing('server/store/list.test.ts', '#server/testing/test.ts'),
    },
    'a web feature on another': {
      broken: importing('web/member/store/shelf.tsx', '#web/member/coins/balance.tsx'),
      sound: importing('web/member/routes.tsx', './coins/balance.tsx'),
    },
    'the member app on the back office': imports(
      'web/member/routes.tsx',
      '#web/office/main.tsx',
      './main.tsx',
    ),
    lazily: {
      broken: file(
        'web/member/store/shelf.tsx',
        `const later = () => import('#web/member/coins/balance.tsx')`,
      ),
      sound: file('web/member/routes.tsx', `const later = () => import('./coins/balance.tsx')`),
    },
    'through a type': {
      broken: file('contract/store.ts', `type Clock = import('#server/platform/clock.ts').Clock`),
      sound: file('contract/store.ts', `type Text = import('./fields.ts').Text`),
    },
    'through a re-export': {
      broken: file('contract/store.ts', `export { clock } from '#server/platform/clock.ts'`),
      sound: file('contract/store.ts', `export { Text } from './fields.ts'`),
    },
    'a folder nobody knows': { broken: file('tools/paint.ts', ''), sound: file('scripts/paint.ts', '') },
  },
  'server features use only features above them': {
    downwards: imports(
      'server/coins/earn.ts',
      '#server/redemptions/redeem.ts',
      '#server/notifications/tell.ts',
    ),
    sideways: imports('server/invoices/send.ts', '#server/redemptions/redeem.ts', '#server/coins/earn.ts'),
    'a stranger': imports('server/reports/monthly.ts', '#server/weather/today.ts', '#server/coins/earn.ts'),
  },
  'queries, routes and office are private to their feature': {
    queries: imports('server/invoices/send.ts', '#server/coins/queries.ts', './queries.ts'),
    'queries above a folder': imports(
      'server/invoices/deciding/decide.ts',
      '#server/coins/queries.ts',
      '#server/invoices/queries.ts',
    ),
    'queries of a folder': {
      broken: importing('server/reports/monthly.ts', '#server/invoices/deciding/queries.ts'),
      sound: importing('server/invoices/blind-checks/check.ts', '#server/invoices/deciding/queries.ts'),
    },
    'queries of the platform': {
      broken: importing('server/coins/spend.ts', '#server/platform/queries.ts'),
      sound: importing('server/platform/http/session.ts', '#server/platform/queries.ts'),
    },
    routes: {
      broken: importing('server/invoices/send.ts', '#server/coins/routes.ts'),
      sound: importing('server/app.ts', './coins/routes.ts'),
    },
    office: {
      broken: importing('server/main.ts', './coins/office.ts'),
      sound: importing('server/app.ts', './coins/office.ts'),
    },
    'queries from the table of contents': imports('server/app.ts', './coins/queries.ts', './coins/routes.ts'),
  },
  'packages are imported only where they belong': {
    'the contract takes zod alone': imports('contract/store.ts', 'kysely', 'zod/mini'),
    kysely: {
      broken: importing('server/store/list.ts', 'kysely'),
      sound: importing('server/store/queries.ts', 'kysely'),
    },
    fastify: {
      broken: importing('server/store/routes.ts', '@fastify/static'),
      sound: importing('server/platform/http-assets.ts', '@fastify/static'),
    },
    react: {
      broken: importing('server/platform/mail.ts', 'react-dom/server'),
      sound: importing('web/member/main.tsx', 'react-dom/client'),
    },
  },
  'the ways in and public pages come without schemas': {
    'through a call': signsInWith(
      `import { signIn } from '#contract/sessions.ts'`,
      `import type { signIn } from '#contract/sessions.ts'`,
    ),
    'through a re-export': signsInWith(
      `export { signIn } from '#contract/sessions.ts'`,
      `export type { signIn } from '#contract/sessions.ts'`,
    ),
    'at once': signsInWith(
      `import '#contract/sessions.ts'`,
      `const later = () => import('#contract/sessions.ts')`,
    ),
    'on a public page': readsOnceWith(
      `import { textPage } from '#contract/pages.ts'`,
      `import type { textPage } from '#contract/pages.ts'`,
    ),
  },
  'the web reads the way of a call and none of its schemas': {
    'to check a form': {
      broken: file(
        'web/office/store/draft.ts',
        `import { createPrize } from '#contract/store-office.ts'\nconst faults = faultsOf(createPrize.body, draft)`,
      ),
      sound: file(
        'web/office/store/draft.ts',
        `import { SentPrize } from '#contract/store-office.ts'\nconst faults = faultsOf(SentPrize, draft)`,
      ),
    },
    'of a question': {
      broken: file(
        'web/member/sign-up/code.ts',
        `import { promoterOfCode } from '#contract/promoters.ts'\nconst { code } = promoterOfCode.params.shape`,
      ),
      sound: file(
        'web/member/sign-up/code.ts',
        `import { promoterOfCode } from '#contract/promoters.ts'\nconst { path } = promoterOfCode`,
      ),
    },
  },
  'the web takes from React what Preact has': {
    'a transition': takes('useTransition', 'react', 'useState'),
    'a promise that is used': takes('use', 'react', 'useContext'),
    'under another name': takes('startTransition as later', 'react', 'useRef as place'),
    'the state of a form': takes('useFormStatus', 'react-dom', 'createPortal'),
    'all of it': {
      broken: file('web/ui/button.tsx', `import * as React from 'react'`),
      sound: file('web/ui/button.tsx', `import type { ReactNode } from 'react'`),
    },
    'a list that gives way when it is narrowed': takes(
      'useSuspenseQuery',
      '@tanstack/react-query',
      'useQuery',
    ),
  },
  'the web platform holds what both apps need': {
    'what one app needs': {
      broken: { sources: listed },
      sound: { sources: { ...listed, 'web/member/store/shelf.tsx': `import '#web/platform/rows.tsx'` } },
    },
    'what one app needs through another file': {
      broken: {
        sources: { ...listed, 'web/platform/rows.tsx': `import './row.tsx'`, 'web/platform/row.tsx': '' },
      },
      sound: {
        sources: {
          ...listed,
          'web/member/coins/list.tsx': `const later = () => import('#web/platform/rows.tsx')`,
        },
      },
    },
  },
  'imports say ./ inside a folder and # across folders': {
    climbing: imports('server/store/list.ts', '../platform/db.ts', '#server/platform/db.ts'),
    'a long way home': imports('server/store/list.ts', '#server/store/queries.ts', './queries.ts'),
  },
  'no file imports itself in a circle': {
    'of three, one of them by type': {
      broken: {
        sources: {
          'web/ui/a.ts': `import './b.ts'`,
          'web/ui/b.ts': `import type { C } from './c.ts'`,
          'web/ui/c.ts': `import '#web/ui/a.ts'`,
        },
      },
      sound: {
        sources: {
          'web/ui/a.ts': `import './b.ts'; import './c.ts'`,
          'web/ui/b.ts': `import type { C } from './c.ts'`,
          'web/ui/c.ts': '',
        },
      },
    },
  },
  'a feature has the same name in the contract': {
    'on the server': {
      broken: { sources: { 'server/coins/earn.ts': '', 'contract/coin.ts': '' } },
      sound: {
        sources: { 'server/coins/earn.ts': '', 'contract/coins.ts': '', 'server/platform/db.ts': '' },
      },
    },
    'on the web': {
      broken: { sources: { 'web/member/wallet/balance.tsx': '', 'contract/coins.ts': '' } },
      sound: {
        sources: { 'web/member/coins/balance.tsx': '', 'contract/coins.ts': '', 'web/member/main.tsx': '' },
      },
    },
    'and a place in the order': {
      broken: { sources: { 'server/weather/today.ts': '', 'contract/weather.ts': '' } },
      sound: { sources: { 'web/member/weather/today.tsx': '', 'contract/weather.ts': '' } },
    },
  },
  'names say what is inside': {
    'a file': {
      broken: file('server/coins/date-utils.ts', ''),
      sound: file('server/coins/expiry-date.ts', ''),
    },
    'a folder': { broken: file('web/lib/money.ts', ''), sound: file('web/platform/money.ts', '') },
    'a stylesheet': { broken: file('web/ui/common.css', ''), sound: file('web/ui/button.module.css', '') },
    'a service worker is no service': {
      broken: file('server/postal/service.ts', ''),
      sound: file('web/member/service-worker.ts', ''),
    },
  },
  'there are no classes but Refusal': {
    declared: {
      broken: file('server/platform/clock.ts', 'export class Clock {}'),
      sound: file('server/platform/refusal.ts', 'export class Refusal extends Error {}'),
    },
    'as an expression': {
      broken: file('server/platform/clock.ts', 'export const clock = new (class { now = 0 })()'),
      sound: file('server/platform/clock.ts', 'export const clock = { now: 0 }'),
    },
  },
  'the environment is read in one place': {
    'by its full name': readsEnvironment('process.env.PORT'),
    'by index': readsEnvironment(`process['env']['PORT']`),
    'taken apart': readsEnvironment('const { env } = process'),
    imported: readsEnvironment(`import { env } from 'node:process'`),
    'other parts of the process are free': {
      broken: file('server/main.ts', `console.log(process.env)`),
      sound: file('server/main.ts', `process.on('SIGTERM', () => process.exit()); const { pid } = process`),
    },
  },
  'who may what is asked of the contract': {
    compared: {
      broken: file('web/office/store/prizes.tsx', `const mayChange = role !== 'analyst'`),
      sound: file('web/office/store/prizes.tsx', `const mayChange = may(updatePrize) && page !== 'pets'`),
    },
    listed: {
      broken: file('web/office/areas.ts', `const area = { roles: ['catalogue', 'admin'] }`),
      sound: file('web/office/areas.ts', `const area = { opensWith: officePrizes }`),
    },
  },
  'addresses stand in one table': {
    'in a link': {
      broken: file('web/member/home.tsx', `const link = <Link to="/extrato" />`),
      sound: file('web/member/home.tsx', `const link = <Link to={memberPaths.statement} />`),
    },
    'with parts filled in': {
      broken: file('server/redemptions/step.ts', `const link = \`/meus-resgates/\${id}\``),
      sound: file('server/redemptions/step.ts', 'const link = linkTo(memberPaths.redemption, { id })'),
    },
    'with a question': {
      broken: file('db/seed.ts', `const link = '/recomendacao?pet=dog'`),
      sound: file('db/seed.ts', 'const link = memberPaths.recommendation + search'),
    },
  },
  'every test runs': {
    skipped: tests('test.skip("a", () => {})', 'test("a", () => list.skip(1))'),
    alone: tests('describe.only("a", () => {})', 'describe("a", () => {})'),
    promised: tests('test.todo("a")', 'test("a", () => {})'),
    'in a journey': {
      broken: file('e2e/sign-in.ts', 'test.describe.skip("a", () => {})'),
      sound: file('e2e/sign-in.ts', 'test.describe("a", () => {})'),
    },
  },
  'no text is written in markup': {
    'between tags': shows('<p>Olá, {name}</p>', '<p>{words.home.hello(name)} · {coins}</p>'),
    'in a fragment': shows('<>Olá</>', '<>{words.home.hello}</>'),
    'as an expression': shows(
      `<p>{busy ? 'Enviando' : words.send}</p>`,
      '<p>{busy ? words.sending : words.send}</p>',
    ),
    'as a template': shows(`<p>{\`\${coins} moedas\`}</p>`, `<p>{\`\${coins} / \${goal}\`}</p>`),
    'in a label': shows(
      '<input aria-label="Senha" />',
      '<input aria-label={words.password} name="password" />',
    ),
    'as an alternative text': shows('<img alt="Ração" />', '<img alt="" src="/food.webp" />'),
    'in an attribute of our own': shows(
      '<Empty hint="Nada por aqui" />',
      '<Empty hint={words.nothing} kind="list" />',
    ),
    'words for the machine are none': shows(
      '<Link help="Saiba mais" />',
      '<a rel="noopener noreferrer" className="a b" />',
    ),
  },
  'days and numbers never come from formatted text': {
    'a day out of a date': browses("dates.format(now).split('/')", 'days.formatToParts(now)'),
    'a number out of an amount': browses('Number(amounts.format(cents))', 'amounts.format(Number(cents))'),
    'a date out of a date': browses("new Date(now.toLocaleDateString('en-CA'))", 'new Date(now)'),
  },
  'everything is said in every language': {
    'missing in one': speaks({ webWords: { ...sameWords, es: { home: {} } } }),
    'missing in the source': speaks({ webWords: { ...sameWords, ptBr: { home: {} } } }),
    empty: speaks({ serverWords: { ...sameWords, en: { home: { hello: '' } } } }),
    'a text for a function': speaks({
      serverWords: { ...sameWords, en: { home: { hello: () => 'Hello' } } },
    }),
  },
  'every word of the web is used': {
    'by name': uses('home', 'words.home.hello'),
    'from a call': uses('home', 'useWords().home.hello'),
    'only in the catalogue itself': {
      broken: { webWords: sameWords, ...file('web/i18n/words.ts', 'words.home.hello') },
      sound: { webWords: sameWords, ...file('web/member/home.tsx', 'words.home.hello') },
    },
    'with the whole group': uses('words.home', 'words.home[name]'),
    'a group within a group': {
      broken: { webWords: counted, ...file('web/member/home.tsx', 'show(words.coins)') },
      sound: { webWords: counted, ...file('web/member/home.tsx', 'show(words.coins.count)') },
    },
  },
  'every refusal has its text': {
    'in each language': refuses({ es: { refusals: {} } }),
    'not empty': refuses({ en: { refusals: { sold_out: '' } } }),
    'and no other': refuses({ en: { refusals: { sold_out: 'Sold out', gone: 'Gone' } } }),
  },
}
