import { testJourneys } from "./journeys.ts";

testJourneys("chromium");
