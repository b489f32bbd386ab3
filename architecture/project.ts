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
}

export type Parts = { readonly sources?: Sources } & Partial<Omit<Project, 'files'>>

const noWords = { ptBr: {}, es: {}, en: {} }

export function projectOf({ sources = {}, ...parts }: Parts): Project {
  return {
    files: factsOf(sources),
    webWords: noWords,
    serverWords: noWords,
    refusalCodes: [],
    staffRoles,
    ...parts,
  }
}
