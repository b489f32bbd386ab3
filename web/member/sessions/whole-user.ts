import type { User } from '#contract/members.ts'

type ToldUser = Omit<User, 'rewards' | 'images' | 'address'> & {
  readonly rewards?: Partial<User['rewards']> | null
  readonly images?: Partial<User['images']> | null
  readonly address?: User['address']
}

const noImage = { link: null }

/** What is not told of somebody is nothing: no coins, no picture, no address. */
export function wholeUser(told: ToldUser): User {
  const { rewards, images, address = null } = told
  return {
    ...told,
    rewards: { ...rewards, coins: Number(rewards?.coins ?? 0), points: Number(rewards?.points ?? 0) },
    images: { avatar: images?.avatar ?? noImage, cover: images?.cover ?? noImage },
    address,
  }
}
