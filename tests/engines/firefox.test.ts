import { testJourneys } from "./journeys.ts";

testJourneys("firefox");
