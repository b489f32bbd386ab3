/** A page of text in which every letter can be any sign at all, also one that no font draws. */
export function writtenPdf(lines: readonly string[]): Buffer {
  const codes = codesOf(lines)
  const hex = (line: string) =>
    [...line].map((letter) => (codes.get(letter) ?? 63).toString(16).padStart(2, '0')).join('')
  const drawn = lines.map((line) => `<${hex(line)}> Tj T*`).join('\n')
  const content = `BT /F 10 Tf 14 TL 40 800 Td\n${drawn}\nET`
  const map = [...codes].map(([letter, code]) => `<${code.toString(16).padStart(2, '0')}> <${utf16(letter)}>`)
  const meaning = `/CIDInit /ProcSet findresource begin begincmap /CMapName /Signs def
1 begincodespacerange <00> <FF> endcodespacerange
${map.length} beginbfchar
${map.join('\n')}
endbfchar endcmap end`
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    streamOf(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>',
    streamOf(meaning),
  ])
}

/** Adds a script that runs when the file is opened, as a later version of the same file. */
export function withScript(pdf: Buffer, script: string): Buffer {
  const text = pdf.toString('latin1')
  const root = Number(/\/Root (\d+) 0 R/.exec(text)?.[1])
  const size = Number(/\/Size (\d+)/.exec(text)?.[1])
  const before = Number(/startxref\s+(\d+)/.exec(text)?.[1])
  const catalogue = new RegExp(`\\n${root} 0 obj\\s*<<([\\s\\S]*?)>>\\s*endobj`).exec(text)?.[1] ?? ''
  const changed = `${root} 0 obj\n<<${catalogue} /OpenAction ${size} 0 R>>\nendobj\n`
  const added = `${size} 0 obj\n<< /S /JavaScript /JS (${script.replace(/[()\\]/g, '\\$&')}) >>\nendobj\n`
  const at = pdf.length + 1
  const places = `xref\n${root} 1\n${placeOf(at)}${size} 1\n${placeOf(at + changed.length)}`
  const end = `trailer\n<< /Size ${size + 1} /Root ${root} 0 R /Prev ${before} >>\nstartxref\n${at + changed.length + added.length}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(`\n${changed}${added}${places}${end}`, 'latin1')])
}

/** Plain letters are their own code; the others get those that are free. */
function codesOf(lines: readonly string[]): Map<string, number> {
  const letters = [...new Set(lines.join(''))]
  let free = 0xa1
  return new Map(letters.map((letter) => [letter, /[ -~]/.test(letter) ? letter.charCodeAt(0) : free++]))
}

function utf16(letter: string): string {
  return Array.from({ length: letter.length }, (_, index) =>
    letter.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('')
}

function streamOf(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

function fileOf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return placeOf(at)
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function placeOf(at: number): string {
  return `${String(at).padStart(10, '0')} 00000 n \n`
}
