import type { CodeMeaning } from '#contract/recommendations.ts'
import { programmeDay } from '#domain/business-days.ts'
import { judgeRecommendation } from '#domain/recommendation.ts'
import type { Db } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/settings.ts'
import { recommendationShown } from './queries.ts'
import { refuseGuessing, unknownCode } from './unknown-codes.ts'

type LookUp = {
  /** What the client showed: the code, or the link as its QR code holds it. */
  shown: { code: string } | { token: string }
  memberId: string
  address: string
  now: Temporal.Instant
}

export async function lookUp(db: Db, { shown, memberId, address, now }: LookUp): Promise<CodeMeaning> {
  refuseGuessing({ address, now })
  const known = await recommendationShown(db, shown)
  if (!known) throw unknownCode('code' in shown ? 'code' : 'token', { address, now })
  const { recommendation_joining_coins } = await readSettings(db, ['recommendation_joining_coins'])
  const { code, productId, product, brand, slug, imageFile, createdOn, endsOn } = known
  const today = programmeDay(now.epochMilliseconds)
  return {
    code,
    product: {
      id: productId,
      title: product,
      brand,
      slug,
      image: { link: imageFile && `/files/${imageFile}` },
    },
    product_ids: known.productIds,
    daily_dose: known.dailyDose,
    pet_name: known.petName,
    by: recommenderOf(known),
    created_on: createdOn,
    ends_on: endsOn,
    fault: judgeRecommendation(known, { senderId: memberId, isSameFood: true, boughtOn: today }),
    joining_coins: recommendation_joining_coins,
  }
}

function recommenderOf({ isActive, recommender, profile }: Shown): CodeMeaning['by'] {
  if (!isActive || recommender === null || profile === null || profile === 'promoter') return null
  return { name: recommender, profile_type: profile }
}

type Shown = NonNullable<Awaited<ReturnType<typeof recommendationShown>>>
