/** `1.299,80`, or `1299,80` as many tills print it. */
export function money(cents: number, isGrouped = true): string {
  return decimals(cents / 100, 2, isGrouped)
}

export function decimals(number: number, places: number, isGrouped = true): string {
  return number.toLocaleString('pt-BR', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: isGrouped,
  })
}

export function dayOnPaper(day: string): string {
  return day.split('-').reverse().join('/')
}

export function cnpjOnPaper(id: string): string {
  return id.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}

export function htmlOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
