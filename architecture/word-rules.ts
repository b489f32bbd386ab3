import type { Catalogues, Project, Words } from './project.ts'

export function sayEverythingInEveryLanguage({ webWords, serverWords }: Project): string[] {
  return [...differences('web', webWords), ...differences('server', serverWords)]
}

function differences(side: string, { ptBr, es, en }: Catalogues): string[] {
  const source = leavesOf(ptBr)
  return Object.entries({ es, en }).flatMap(([language, words]) => {
    const translated = leavesOf(words)
    return [
      ...[...source].flatMap(([key, kind]) => {
        const theirs = translated.get(key)
        if (!theirs) return [`${side}/i18n/${language}.ts lacks ${key}`]
        return theirs === kind ? [] : [`${side}/i18n/${language}.ts has ${key} as ${theirs}, not ${kind}`]
      }),
      ...[...translated.keys()]
        .filter((key) => !source.has(key))
        .map((key) => `${side}/i18n/pt-br.ts lacks ${key}, which ${language}.ts has`),
    ]
  })
}

export function useEveryWord({ files, webWords }: Project): string[] {
  const accesses = files
    .filter(({ path }) => path.startsWith('web/') && !path.startsWith('web/i18n/'))
    .flatMap((file) => file.accesses.map((names) => `.${names.join('.')}.`))
  return [...leavesOf(webWords.ptBr).keys()]
    .filter((key) => !waysToReach(key).some((way) => accesses.some((access) => access.includes(way))))
    .map((key) => `web/i18n: nothing uses ${key}`)
}

/** `a.b.c` is reached by its name, by `a[…]` or `a.b[…]`, and by handing on the group `a.b`, but not `a` alone. */
function waysToReach(key: string): string[] {
  const names = key.split('.')
  const groups = names.map((_, index) => names.slice(0, index + 1).join('.'))
  return [
    ...groups.filter((_, index) => index > 0 || names.length === 1).map((group) => `.${group}.`),
    ...groups.map((group) => `.${group}.*.`),
  ]
}

export function wordEveryRefusal({ serverWords, refusalCodes }: Project): string[] {
  return Object.entries(serverWords).flatMap(([language, words]) => {
    const texts = leavesOf(words)
    return [
      ...refusalCodes
        .filter((code) => !texts.has(`refusals.${code}`))
        .map((code) => `server/i18n: ${language} has no text for the refusal ${code}`),
      ...[...texts.keys()]
        .filter((key) => key.startsWith('refusals.') && !refusalCodes.includes(key.slice('refusals.'.length)))
        .map((key) => `server/i18n: ${language} words ${key}, which the contract does not know`),
    ]
  })
}

/** Each leaf's path and what it is; an empty text counts as none. */
function leavesOf(words: Words, above = ''): Map<string, string> {
  const leaves = Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (isGroup(value)) return [...leavesOf(value, `${above}${key}.`)]
    return value === '' ? [] : [[above + key, typeof value]]
  })
  return new Map(leaves)
}

function isGroup(value: unknown): value is Words {
  return typeof value === 'object' && value !== null
}
