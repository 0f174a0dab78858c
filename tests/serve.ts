/** Serves the build under test with its stubs, for the tests in a browser. */
import { runProgram } from "../deploy/preview/program.ts";
import { serveBuild } from "./served.ts";

await runProgram(() => serveBuild());
