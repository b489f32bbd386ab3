export type Line = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

export function changesBetween(before: readonly string[], after: readonly string[]): Line[] {
  const common = longestCommon(before, after)
  const lines: Line[] = []
  let [old, now] = [0, 0]
  while (old < before.length || now < after.length) {
    const isCommon =
      old < before.length &&
      now < after.length &&
      before[old] === after[now] &&
      lengthAt(common, old, now) === lengthAt(common, old + 1, now + 1) + 1
    if (isCommon) {
      lines.push({ kind: 'same', text: after[now] ?? '' })
      old += 1
      now += 1
    } else if (
      old < before.length &&
      (now >= after.length || lengthAt(common, old + 1, now) >= lengthAt(common, old, now + 1))
    ) {
      lines.push({ kind: 'removed', text: before[old] ?? '' })
      old += 1
    } else {
      lines.push({ kind: 'added', text: after[now] ?? '' })
      now += 1
    }
  }
  return lines
}

type Lengths = readonly (readonly number[])[]

function lengthAt(lengths: Lengths, old: number, now: number): number {
  return lengths[old]?.[now] ?? 0
}

/** How many paragraphs the rests of both lists have in common, from each pair of places on. */
function longestCommon(before: readonly string[], after: readonly string[]): Lengths {
  const lengths: number[][] = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  )
  for (let old = before.length - 1; old >= 0; old -= 1) {
    for (let now = after.length - 1; now >= 0; now -= 1) {
      const row = lengths[old]
      if (!row) continue
      row[now] =
        before[old] === after[now]
          ? lengthAt(lengths, old + 1, now + 1) + 1
          : Math.max(lengthAt(lengths, old + 1, now), lengthAt(lengths, old, now + 1))
    }
  }
  return lengths
}
