import { linkTo, memberPaths } from '#contract/paths.ts'

type LinkFacts = { slug: string; grams: number; petName?: string; adviserCode: string | undefined }

export function productLink(origin: string, { slug, grams, petName, adviserCode }: LinkFacts): string {
  const facts = { g: String(grams), pet: petName?.trim(), por: adviserCode }
  const entries = Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${origin}${linkTo(memberPaths.publicProduct, { slug })}?${new URLSearchParams(entries)}`
}
