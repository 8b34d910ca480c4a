/** The library as a module; its types describe another file with the same contents. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
