import type { Catalogues, Parts } from './project.ts'

/** A violation that is written to no disk, and its twin that does the same thing rightly. */
export type Plant = { readonly broken: Parts; readonly sound: Parts }

export function file(path: string, source: string): Parts {
  return { sources: { [path]: source } }
}

export function importing(path: string, specifier: string): Parts {
  return file(path, `import '${specifier}'`)
}

/** The same file importing what it may not, and what it may. */
export function imports(path: string, broken: string, sound: string): Plant {
  return { broken: importing(path, broken), sound: importing(path, sound) }
}

/** A screen that takes this name from a package, and one that is there. */
export function takes(broken: string, from: string, sound: string): Plant {
  const screen = (name: string) => file('web/member/store/store.tsx', `import { ${name} } from '${from}'`)
  return { broken: screen(broken), sound: screen(sound) }
}

export function readsEnvironment(source: string): Plant {
  return { broken: file('server/coins/expire.ts', source), sound: file('server/platform/config.ts', source) }
}

export function tests(broken: string, sound: string): Plant {
  return {
    broken: file('server/coins/expire.test.ts', broken),
    sound: file('server/coins/expire.test.ts', sound),
  }
}

export function shows(broken: string, sound: string): Plant {
  const screen = (markup: string) => file('web/member/home.tsx', `export const Home = () => ${markup}`)
  return { broken: screen(broken), sound: screen(sound) }
}

/** The way in, one file away from a call with its schema. */
export function signsInWith(broken: string, sound: string): Plant {
  const signingIn = (source: string) => ({
    sources: {
      'web/member/sessions/sign-in.tsx': `import './session.ts'`,
      'web/member/sessions/session.ts': source,
      'contract/sessions.ts': `import * as z from 'zod/mini'`,
    },
  })
  return { broken: signingIn(broken), sound: signingIn(sound) }
}

/** A public page, which the table of them fetches when it is opened. */
export function readsOnceWith(broken: string, sound: string): Plant {
  const reading = (source: string) => ({
    sources: {
      'web/member/public-screens.ts': `const load = () => import('./pages/text-page.tsx')`,
      'web/member/pages/text-page.tsx': source,
      'contract/pages.ts': `import * as z from 'zod/mini'`,
    },
  })
  return { broken: reading(broken), sound: reading(sound) }
}

export function browses(broken: string, sound: string): Plant {
  return { broken: file('web/ui/table.ts', broken), sound: file('web/ui/table.ts', sound) }
}

export const sameWords: Catalogues = {
  ptBr: { home: { hello: 'Olá' } },
  es: { home: { hello: 'Hola' } },
  en: { home: { hello: 'Hello' } },
}

/** Languages that do not say the same, on either side, beside languages that do. */
export function speaks(broken: Parts): Plant {
  return { broken, sound: { webWords: sameWords, serverWords: sameWords } }
}

export function uses(broken: string, sound: string): Plant {
  const screen = (source: string) => ({ webWords: sameWords, ...file('web/member/home.tsx', source) })
  return { broken: screen(broken), sound: screen(sound) }
}

export function refuses(broken: Partial<Catalogues>): Plant {
  const one = { refusals: { sold_out: 'x' } }
  const sound = { refusalCodes: ['sold_out'], serverWords: { ptBr: one, es: one, en: one } }
  return { broken: { ...sound, serverWords: { ...sound.serverWords, ...broken } }, sound }
}
