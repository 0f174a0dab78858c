import { createContext } from "react";

/** Tells the list around an item that this is about to be removed by a button, which is gone then. */
export const ItemRemovalContext = createContext<() => void>(() => {});
