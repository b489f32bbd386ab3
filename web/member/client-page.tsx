import { Recommendation } from './catalogue/recommendation.tsx'
import { ClientByToken } from './clients/client-by-token.tsx'
import { useClientsWords } from './clients/words.ts'
import { PublicFrame } from './public-frame.tsx'

/** Of a lead and of a prescription alike. */
export function ClientPage() {
  const { clientPage } = useClientsWords()
  return (
    <PublicFrame kept={clientPage.noted}>
      <ClientByToken>
        {({ product, by, daily_dose, client }, { byText, facts, code, shops, erasing }) => (
          <Recommendation
            product={product}
            by={by}
            byText={byText}
            grams={daily_dose ?? undefined}
            petName={client?.pet_name ?? undefined}
            beforeServing={shops}
            atEnd={erasing}
          >
            {facts}
            {code}
          </Recommendation>
        )}
      </ClientByToken>
    </PublicFrame>
  )
}
