/** Name and colours of the browser's frame. With the files beside it, all an operator changes to put its own brand here. */
export const brand = {
  name: 'Petisco',
  themeColor: { light: '#FFF9F1', dark: '#17110D' },
}
