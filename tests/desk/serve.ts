/** Serves the desk for its tests: DESK_ROOT holds the content, PORT is its port, the preview has the next. */
import { runDesk } from "../../desk/runDesk.ts";

await runDesk(process.env.DESK_ROOT ?? "", process.env.PORT ?? "");
