/** A product of ours on a document, and its value there. */
export type OurRow = { readonly productId: string; readonly valueCents: number }
