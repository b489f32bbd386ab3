import sharp from 'sharp'

// Only these formats are decoded, whatever a file contains. One picture at a time, without a cache.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

/** A small file can claim any size, so larger pictures are refused before they are drawn. */
export const mostPixels = 50_000_000

export { sharp as safeSharp }
