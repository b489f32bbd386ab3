import { IconArrowsExchange, IconDroplet, IconScale } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import bag from '#brand/art/bag-teal.svg'
import type { ProductPage, Adviser as Professional } from '#contract/catalogue.ts'
import { imageInWidth } from '#contract/pictures.ts'
import { fullName, ownName } from '#web/member/kit/product-name.ts'
import { whatsAppLink } from '#web/member/kit/whatsapp.ts'
import { ScreenHeading } from '#web/platform/screen-heading.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { ItemWords, List, ListItem } from '#web/ui/list.tsx'
import { ProductStage } from '#web/ui/product-stage.tsx'
import { Row, Stack, TwoColumns } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import { WhatsAppLink } from '#web/ui/whatsapp-link.tsx'
import { Calculator } from './calculator.tsx'
import { PortionSlip } from './portion-slip.tsx'
import styles from './recommendation.module.css'
import { useProductWords } from './words.ts'

type RecommendationProps = {
  product: ProductPage
  by: Professional | null
  /** Replaces "recommended by" where the professional did more than recommend. */
  byText?: string | undefined
  grams: number | undefined
  petName?: string | undefined
  children?: ReactNode
  beforeServing?: ReactNode
  atEnd?: ReactNode
}

export function Recommendation({ product, by, byText, grams, petName, ...parts }: RecommendationProps) {
  const { productPage } = useProductWords()
  const name = fullName(product)
  const { brand, color, image, detail, description } = product
  return (
    <main id="content">
      <ProductStage size="large" color={color} image={image.link ?? bag} alt={productPage.picture(name)} />
      <TwoColumns gap={6} className={styles.words}>
        <Stack gap={6}>
          <div>
            <Text look="secondary">{brand}</Text>
            <ScreenHeading screen={name}>{ownName(product)}</ScreenHeading>
            <Text look="secondary">{detail}</Text>
          </div>
          {parts.children}
          {grams !== undefined && <PortionSlip product={product} grams={grams} petName={petName} />}
          {by && <Adviser by={by} text={byText ?? productPage.by} product={name} />}
          {parts.beforeServing}
        </Stack>
        <Stack gap={6}>
          <ServingTips />
          {product.energy !== null && (
            <Calculator product={product} energy={product.energy} hasExamples={grams === undefined} />
          )}
          {description !== detail && (
            <Stack as="section" aria-labelledby="about">
              <h2 id="about">{productPage.about}</h2>
              <p>{description}</p>
            </Stack>
          )}
          {parts.atEnd}
        </Stack>
      </TwoColumns>
    </main>
  )
}

type AdviserProps = { by: Professional; text: string; product: string }

function Adviser({ by, text, product }: AdviserProps) {
  const { productPage } = useProductWords()
  const { name, profile_name, registration, phone, avatar } = by
  return (
    <Stack gap={4}>
      <Card>
        <Row gap={3} hasOneLine>
          <Avatar name={name} image={avatar.link && imageInWidth(avatar.link, 96)} />
          <ItemWords>
            <small>{text}</small>
            <b>{[name, profile_name].filter(Boolean).join(', ')}</b>
            {registration && <small>{productPage.crmv(registration)}</small>}
          </ItemWords>
        </Row>
      </Card>
      {phone && (
        <WhatsAppLink isFullWidth href={whatsAppLink(phone, productPage.question(product))}>
          {productPage.ask}
        </WhatsAppLink>
      )}
    </Stack>
  )
}

const tips = [
  ['weigh', IconScale],
  ['water', IconDroplet],
  ['change', IconArrowsExchange],
] as const

function ServingTips() {
  const { productPage } = useProductWords()
  return (
    <Stack as="section" aria-labelledby="serving">
      <h2 id="serving">{productPage.serving}</h2>
      <List>
        {tips.map(([name, Icon]) => (
          <ListItem key={name}>
            <Icon size={24} aria-hidden="true" />
            <ItemWords>{productPage[name]}</ItemWords>
          </ListItem>
        ))}
      </List>
    </Stack>
  )
}
