/** Widths of Helvetica from the space to the tilde, in thousandths of the size of the type. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

/** Letters are as wide with an accent as without; what is not known counts as a wide letter. */
export function widthOf(text: string, size: number): number {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '')
  const thousandths = Array.from(plain, (letter) => widths[(letter.codePointAt(0) ?? 0) - 32] ?? 800)
  return (thousandths.reduce((sum, width) => sum + width, 0) * size) / 1000
}

/** The text in lines that fit, cut with an ellipsis where even the last line is too short for the rest. */
export function linesOf(text: string, { size, width, most }: { size: number; width: number; most: number }) {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  if (lines.length <= most) return lines.map((line) => cut(line, size, width))
  const last = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), last].map((line) => cut(line, size, width))
}

function cut(line: string, size: number, width: number): string {
  if (widthOf(line, size) <= width) return line
  let shorter = line
  while (shorter && widthOf(`${shorter}…`, size) > width) shorter = shorter.slice(0, -1)
  return `${shorter.trimEnd()}…`
}
