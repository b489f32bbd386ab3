/** Invented companies. */
export const demoDistributors: readonly string[] = [
  'Agropet Minas',
  'Boa Ração Distribuidora',
  'Cerrado Pet Distribuição',
  'Litoral Pet Atacado',
  'Pampa Nutrição Animal',
  'Paulista Pet Distribuidora',
]
