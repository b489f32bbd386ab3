import { ResultCarousel, ShortCarousel, StoreCarousel } from './display/carousels.tsx'
import { FullScreenDialog, LongDialog, OfficeDialog, RedeemDialog } from './display/dialogs.tsx'
import { Avatars, Bars, Cards, CoinAmounts, Slips, Stats, Tags } from './display/figures.tsx'
import { Stacks, Texts } from './display/layout.tsx'
import { Moods } from './display/moods.tsx'
import { Chips, EmptyTable, MembersTable, Paginations, Panes, StateTabs } from './display/office.tsx'
import { PlainTables, SegmentChoices, SideLists, Ticks, TitledCards } from './display/parts.tsx'
import { Rows, Timelines } from './display/paths.tsx'
import { Bands, EmptyStates, Notices, RetryNotices, Skeletons, Toasts } from './display/states.tsx'
import type { Specimen } from './specimen.ts'

export const displaySpecimens: readonly Specimen[] = [
  { name: 'dialog', Show: RedeemDialog },
  { name: 'dialog-tall', Show: LongDialog },
  { name: 'dialog-full-screen', Show: FullScreenDialog },
  { name: 'dialog-office', Show: OfficeDialog },
  { name: 'carousel-store', Show: StoreCarousel },
  { name: 'carousel-short', Show: ShortCarousel },
  { name: 'carousel-results', Show: ResultCarousel },
  { name: 'text', Show: Texts },
  { name: 'stack', Show: Stacks },
  { name: 'card', Show: Cards },
  { name: 'tag', Show: Tags },
  { name: 'coin-amount', Show: CoinAmounts },
  { name: 'progress', Show: Bars },
  { name: 'tabs', Show: StateTabs },
  { name: 'stat', Show: Stats },
  { name: 'slip', Show: Slips },
  { name: 'avatar', Show: Avatars },
  { name: 'table', Show: MembersTable },
  { name: 'table-empty', Show: EmptyTable },
  { name: 'pagination', Show: Paginations },
  { name: 'pane', Show: Panes },
  { name: 'titled-card', Show: TitledCards },
  { name: 'plain-table', Show: PlainTables },
  { name: 'segments', Show: SegmentChoices },
  { name: 'side-list', Show: SideLists },
  { name: 'tick', Show: Ticks },
  { name: 'chip', Show: Chips },
  { name: 'toast', Show: Toasts },
  { name: 'skeleton', Show: Skeletons },
  { name: 'empty-state', Show: EmptyStates },
  { name: 'caramelo', Show: Moods },
  { name: 'retry-notice', Show: RetryNotices },
  { name: 'notice', Show: Notices },
  { name: 'timeline', Show: Timelines },
  { name: 'rows', Show: Rows },
  { name: 'bands', Show: Bands },
]
