export type Member = {
  readonly id: string
  readonly name: string
  readonly profile: 'attendant' | 'veterinarian' | 'breeder'
  readonly workplace: string
  readonly level: 'member' | 'verifying' | 'blocked'
  readonly balance: number
  readonly lastInvoice: string | null
}

/** Invented people for the table to show. */
export const members: readonly Member[] = [
  member('ana', 'Ana Paula Reis', 'attendant', 'Mundo Pet Canoas', 8410, '2026-11-11'),
  member('beatriz', 'Beatriz Rocha', 'veterinarian', 'Vet Norte', 5120, '2026-11-11'),
  member('bruno', 'Bruno Lima', 'breeder', 'Casa do Criador', 22_060, '2026-11-10'),
  member('caio', 'Caio Teixeira', 'attendant', 'Patas & Cia', 1940, '2026-11-10'),
  member('camila', 'Camila Souza', 'attendant', 'Pet Center Bom Amigo', 3250, '2026-11-05'),
  { ...member('carla', 'Carla Zago', 'veterinarian', 'Clínica Zago', 0, null), level: 'verifying' },
  { ...member('gilson', 'Gilson Prates', 'attendant', 'Ração & Cia', 640, '2026-08-22'), level: 'blocked' },
  { ...member('helena', 'Helena Prado', 'veterinarian', '', 0, null), level: 'verifying' },
  member('igor', 'Igor Bastos', 'breeder', 'Casa do Criador', 2075, '2026-11-09'),
  member('juliana', 'Juliana Castro', 'attendant', 'Ração & Cia', 6330, '2026-11-11'),
]

function member(
  id: string,
  name: string,
  profile: Member['profile'],
  workplace: string,
  balance: number,
  lastInvoice: string | null,
): Member {
  return { id, name, profile, workplace, level: 'member', balance, lastInvoice }
}
