export type Color = { readonly light: string; readonly dark: string }

/** The colours that a style sheet like `colors.css` declares, by their names without dashes. */
export function colorsIn(css: string): ReadonlyMap<string, Color> {
  const declarations = css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));/g)
  return new Map(
    [...declarations].map(([, name = '', light, dark, inBoth = '']) => [
      name,
      { light: light ?? inBoth, dark: dark ?? inBoth },
    ]),
  )
}
