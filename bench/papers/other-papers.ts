/** What a restaurant lays on its table: words and prices, and no invoice. */
export function menu(): string {
  const dishes = [
    ['Pão de queijo', '6,50'],
    ['Coxinha de frango', '8,90'],
    ['Prato feito do dia', '27,90'],
    ['Moqueca para dois', '119,00'],
    ['Suco de caju', '9,00'],
    ['Café coado', '5,00'],
    ['Pudim de leite', '12,50'],
  ]
  const lines = dishes.map(([dish, price]) => `<p><b>${dish}</b><span>R$ ${price}</span></p>`).join('')
  return page(
    148,
    `<style>body { font: 6mm/1.5 serif; background: #f6ead2; padding: 12mm } h1 { text-align: center; font-size: 12mm }
    p { display: flex; justify-content: space-between; border-bottom: 0.3mm dotted #765 }</style><h1>Cardápio</h1>${lines}
    <h2>Sobremesas da casa</h2><small>Aceitamos cartões. Serviço de 10% não incluído.</small>`,
  )
}

export function foreignReceipt(language: 'es' | 'en'): string {
  const lines = {
    es: `      ALMACEN EL BIGOTE S.L.\n       NIF: B00000000\n  C/ Inventada 12, Sevilla\n\nFACTURA SIMPLIFICADA\nN. T-004521   20/05/2026 18:42\n--------------------------------\nCANT DESCRIPCION         IMPORTE\n  2  PIENSO PERRO 4KG      31,80\n  1  ARENA GATO 10L         7,95\n  3  LATA PATE              4,47\n--------------------------------\nBASE IMPONIBLE            36,55\nIVA 21%                    7,67\nTOTAL EUR                 44,22\nTARJETA                   44,22\n\n     GRACIAS POR SU VISITA`,
    en: `       WHISKER & TAIL STORE\n      221 Nowhere Street\n       Springfield, OH\n\nRECEIPT #000-48213\n05/20/2026 06:42 PM  Cashier 04\n--------------------------------\nDOG FOOD CHICKEN 30LB     $54.99\nCAT LITTER 20LB           $12.49\n3 @ $1.29 WET FOOD         $3.87\n--------------------------------\nSUBTOTAL                  $71.35\nSALES TAX 7.25%            $5.17\nTOTAL                     $76.52\nVISA ************1111     $76.52\n\n    THANK YOU, COME AGAIN`,
  }
  return page(
    72,
    `<style>body { padding: 6mm 4mm 10mm } pre { font: 3.3mm/1.25 monospace; margin: 0 }</style><pre>${lines[language]}</pre>`,
  )
}

/** Somebody's face, more or less, and not a word. */
export function portrait(): string {
  return page(
    150,
    `<style>body { height: 200mm; background: linear-gradient(#b8cfe0, #dfe6e4 60%, #a8b79d); position: relative; overflow: hidden }
    i { position: absolute; border-radius: 50% }</style>
    <i style="left:20mm;top:135mm;width:110mm;height:120mm;background:#3d5a80"></i>
    <i style="left:44mm;top:36mm;width:62mm;height:60mm;background:#3b2a20"></i>
    <i style="left:48mm;top:46mm;width:54mm;height:76mm;background:radial-gradient(circle at 40% 40%,#e8bd9c,#b98363)"></i>
    <i style="left:58mm;top:74mm;width:8mm;height:5mm;background:#2a1d16"></i>
    <i style="left:83mm;top:74mm;width:8mm;height:5mm;background:#2a1d16"></i>
    <i style="left:64mm;top:101mm;width:22mm;height:7mm;background:#9c4a44"></i>`,
  )
}

function page(widthMm: number, inner: string): string {
  return `<!doctype html><meta charset="utf-8"><style>html, body { margin: 0 } body { width: ${widthMm}mm; box-sizing: border-box; background: #fff }</style><body>${inner}</body>`
}
