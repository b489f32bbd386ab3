import backpack from '#brand/art/backpack.svg'
import couch from '#brand/art/couch-and-lamp.svg'
import cup from '#brand/art/cup-with-straw.svg'
import headphone from '#brand/art/headphone.svg'
import coffee from '#brand/art/hot-beverage.svg'
import coat from '#brand/art/lab-coat.svg'
import shoe from '#brand/art/running-shoe.svg'
import bags from '#brand/art/shopping-bags.svg'
import trophy from '#brand/art/trophy.svg'
import watch from '#brand/art/watch.svg'
import gift from '#brand/art/wrapped-gift.svg'
import type { CategoryArt } from '#contract/prize-fields.ts'

/** The pictures of categories of prizes. */
export const categoryArt: Readonly<Record<CategoryArt, string>> = {
  'hot-beverage': coffee,
  backpack,
  headphone,
  'couch-and-lamp': couch,
  'running-shoe': shoe,
  'wrapped-gift': gift,
  'shopping-bags': bags,
  watch,
  'lab-coat': coat,
  'cup-with-straw': cup,
  trophy,
}
