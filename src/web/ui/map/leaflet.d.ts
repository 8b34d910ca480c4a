/** The library as a module; its types describe the other file of the same contents. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
