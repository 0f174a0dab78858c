/**
 * The layers of the cascade in their order, of which a later one wins. app/styles/index.css puts the shared stylesheets
 * into them, build/vite/cascadeLayers.ts those of components and pages.
 */
export const layerOrder = "@layer reset,tokens,base,components,pages,utilities;";
