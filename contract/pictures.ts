/** In which the server gives every picture of the programme, besides as it is stored. */
export const pictureWidths = [240, 720] as const

/** The same picture, no wider than it is shown. */
export function pictureInWidth(link: string, width: (typeof pictureWidths)[number]): string {
  return link.startsWith('/files/') ? `${link}?width=${width}` : link
}
