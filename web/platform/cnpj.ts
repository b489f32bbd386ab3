/** A company id as people read it: 12.345.678/0001-95. Since 2026 it may hold letters too. */
export function formatCnpj(plain: string): string {
  return plain.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5')
}
