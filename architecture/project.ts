import { memberPaths, officeBase } from '#contract/paths.ts'
import { staffRoles } from '#contract/people.ts'
import { type Facts, factsOf, type Sources } from './facts.ts'

/** Groups of words; a leaf is a text or a function that makes one. */
export type Words = { readonly [key: string]: unknown }

export type Catalogues = { readonly ptBr: Words; readonly es: Words; readonly en: Words }

/** All that the rules look at: the tree as parsed, and the words as the program gets them. */
export type Project = {
  readonly files: readonly Facts[]
  readonly webWords: Catalogues
  readonly serverWords: Catalogues
  readonly refusalCodes: readonly string[]
  readonly staffRoles: readonly string[]
  /** The addresses of screens that say more than one word of the trade: `/loja`, not `/leads`, which the API has too. */
  readonly addresses: readonly string[]
}

export type Parts = { readonly sources?: Sources } & Partial<Omit<Project, 'files'>>

const addresses = [officeBase, ...Object.values(memberPaths)].map((path) => path.replace(/\/:.*$/, ''))

const noWords = { ptBr: {}, es: {}, en: {} }

export function projectOf({ sources = {}, ...parts }: Parts): Project {
  return {
    files: factsOf(sources),
    webWords: noWords,
    serverWords: noWords,
    refusalCodes: [],
    staffRoles,
    addresses,
    ...parts,
  }
}
