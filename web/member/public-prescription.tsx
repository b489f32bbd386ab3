import { Recommendation } from './catalogue/recommendation.tsx'
import { PrescriptionByCode } from './prescriptions/prescription-by-code.tsx'
import { PublicFrame } from './public-frame.tsx'

export function PublicPrescription() {
  return (
    <PublicFrame>
      <PrescriptionByCode>
        {({ product, by, daily_dose }, { facts, byText }) => (
          <Recommendation product={product} by={by} byText={byText} grams={daily_dose ?? undefined}>
            {facts}
          </Recommendation>
        )}
      </PrescriptionByCode>
    </PublicFrame>
  )
}
