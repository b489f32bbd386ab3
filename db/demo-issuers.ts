import { demoDistributors } from './demo-catalogue.ts'
import type { DemoQueued } from './demo-queue.ts'

const usual = { id: '11222333000181', name: 'Distribuidora Sul Paulista Ltda' }

/** Who issued a document of the demo's queue, by CNPJ and by the name on the paper. */
export function issuerOf({ issuer }: Pick<DemoQueued, 'issuer'>): { id: string; name: string } {
  if (!issuer) return usual
  const [id] = demoDistributors.find(({ title }) => title === issuer)?.cnpjs ?? []
  if (!id) throw new Error(`the demo has no distributor ${issuer}`)
  return { id, name: issuer }
}
