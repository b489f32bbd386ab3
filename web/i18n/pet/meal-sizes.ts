/** Meals of the same size are said once: 73 g; 24 g and 23 g; 3 × 12 g and 11 g. */
export function mealSizes(figures: readonly string[]): string[] {
  const sizes = [...new Set(figures)]
  if (sizes.length === 1) return sizes.map((size) => `${size} g`)
  return sizes.map((size) => {
    const times = figures.filter((figure) => figure === size).length
    return times === 1 ? `${size} g` : `${times} × ${size} g`
  })
}
