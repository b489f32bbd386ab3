import { linkTo, memberPaths } from '#contract/paths.ts'

type LinkFacts = { slug: string; grams: number; adviserCode: string | undefined }

/** For who is not kept: it leads to the product and the portion, and to nobody's page. */
export function productLink(origin: string, { slug, grams, adviserCode }: LinkFacts): string {
  const facts = { g: String(grams), ...(adviserCode && { por: adviserCode }) }
  return `${origin}${linkTo(memberPaths.publicProduct, { slug })}?${new URLSearchParams(facts)}`
}
