/** A file of a picture that content names: a drawn one as shared links show it, one of the library by its own address. */
export const pictureFile = (source: string): string =>
  source.startsWith('/art/') ? `${source}-share.jpg` : source;
