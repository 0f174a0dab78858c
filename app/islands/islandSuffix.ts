/** The suffix of an island's file. What is before it is the island's name. */
export const islandSuffix = ".island.tsx";
