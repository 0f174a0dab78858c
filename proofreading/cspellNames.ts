/** Settings for cspell, which `cspell.json` imports: the names that fields of the content hold are right. */
import { readContentFiles } from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";
import { listNameWords } from "./knownNames.ts";

/** What cspell reads. “Ignored” words pass even where a rule would have another: a surname may be a colour as Americans spell it. */
export default { ignoreWords: listNameWords(readContentFiles(projectFolder)) };
