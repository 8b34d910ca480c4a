/** Returns a file of a picture in content: a drawn one as its share image, a library picture by its own address. */
export const pictureFile = (source: string): string =>
  source.startsWith('/art/') ? `${source}-share.jpg` : source;
