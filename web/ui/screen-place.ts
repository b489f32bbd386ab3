import { createContext } from 'react'

/**
 * Where a screen stands: alone on the page, or in one of two panes. A list has the page's name until something of it is
 * open beside it.
 */
export const ScreenPlace = createContext<'alone' | 'list' | 'beside' | 'detail'>('alone')
