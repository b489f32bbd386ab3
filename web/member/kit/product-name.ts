type Named = { readonly brand: string; readonly title: string }

/** Titles may begin with the brand; said once is enough. */
export function fullName({ brand, title }: Named): string {
  return `${brand} ${ownName({ brand, title })}`
}

/** What a product is called where its brand stands beside it. */
export function ownName({ brand, title }: Named): string {
  return title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title
}
