import { testJourneys } from "./journeys.ts";

testJourneys("webkit");
