/**
 * Notes which files of the content are samples, in samples/marks.json: `node samples/marks.ts`, run when
 * a sample is drawn anew. `npm run launch` and `npm run build -- --production` know by it what the owner
 * has not replaced, whatever the brand is called by then.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf, type Marks } from "../scripts/launch/marks.ts";

const root = join(import.meta.dirname, "..");
const file = join(import.meta.dirname, "marks.json");
const { words }: Marks = JSON.parse(readFileSync(file, "utf8"));
const paths = globSync("content/{brand,product,team}/*.{svg,png}", { cwd: root }).sort();
const files = Object.fromEntries(paths.map((path) => [path, hashOf(join(root, path))]));
writeFileSync(file, `${JSON.stringify({ words, files }, null, "\t")}\n`);
